/// All rules of trial, sorted by id; a test compares the list with the folder.
package let auditRules: [any AuditRule.Type] = [
  DoubtfulSpelling.self,
  FailingExpansion.self,
  RepeatedText.self,
  UnexercisedSkill.self,
  UnreachableTemplate.self,
]
