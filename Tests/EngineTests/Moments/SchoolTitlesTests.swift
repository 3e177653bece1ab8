import Catalogue
import Testing

@testable import Engine

/// What the catalogues say of their own titles, and titles that a parent may type.
@Suite struct SchoolTitlesTests {
  private func school() throws -> SchoolSet { try SchoolSet.shared.get() }

  @Test func formsGiveTheirExamples() throws {
    let school = try school()
    for form in school.catalogue.forms {
      for example in form.examples {
        #expect(school.form(example.value) == form.id.value, "\(example.value)")
      }
      for example in form.counterExamples {
        #expect(school.form(example.value) != form.id.value, "\(example.value)")
      }
    }
  }

  @Test func wordsStopTheirTitles() throws {
    let school = try school()
    for word in school.catalogue.blocked {
      for title in word.stops { #expect(school.line(title.value) == "bloqué", "\(title.value)") }
      for title in word.lets { #expect(school.line(title.value) != "bloqué", "\(title.value)") }
    }
  }

  @Test(arguments: [
    TitleRow("Piscine 10h avec Tom", "la sortie piscine + Tom"),
    TitleRow("Anniv de Tom", "l’anniversaire de Tom"),
    TitleRow("Anniversaire de mamie à l'hôpital", "bloqué"),
    TitleRow("Expo Kandinsky", "inconnu"),
    TitleRow("Anniv Léa piscine 14h", "l’anniversaire de Léa"),
    TitleRow("Anniv Enzo Bowling Quimper", "l’anniversaire d’Enzo"),
    TitleRow("Goûter d'anniv de Nina", "l’anniversaire de Nina"),
    TitleRow("Noël chez papi et mamie", "Noël"), TitleRow("Pâques au restaurant", "Pâques"),
    TitleRow("Les 8 ans de Léo", "l’anniversaire de Léo"),
    TitleRow("Anniv Sam & Jules", "l’anniversaire"),
    TitleRow("Anniv' Paul", "l’anniversaire de Paul"),
    TitleRow("Anniv M'Baye", "l’anniversaire de M’Baye"),
    TitleRow("Anniv de papi", "l’anniversaire de papi"),
    TitleRow("anniv lea", "l’anniversaire de Léa"),
    TitleRow("Anniv Rose", "l’anniversaire de Rose"),
    TitleRow("Anniv Fleur", "l’anniversaire de Fleur"),
    TitleRow("Anniv Lou samedi", "l’anniversaire de Lou"),
    TitleRow("Anniv Jean Dupont", "l’anniversaire"), TitleRow("Judo annulé", "annulé"),
    TitleRow("Pas de judo ce soir", "annulé"), TitleRow("Zoo (annulé)", "annulé"),
    TitleRow("Inscription judo", "démarche"), TitleRow("Certif judo", "démarche"),
    TitleRow("Réunion kermesse", "démarche"),
    TitleRow("Danse Jade 17h - payer la cotisation", "démarche"),
    TitleRow("Fète de l'école", "inconnu"), TitleRow("Noèl", "inconnu"),
    TitleRow("Vélo d'appartement", "inconnu"), TitleRow("Parc de stationnement", "inconnu"),
    TitleRow("Piscine-judo", "inconnu"), TitleRow("Gym-tonic", "inconnu"),
    TitleRow("Piscine avec papa", "la sortie piscine + papa"),
    TitleRow("Étéocle", "inconnu"),
    TitleRow("Parcé-sur-Sarthe", "inconnu"), TitleRow("Balèze au karaté", "inconnu"),
    TitleRow("RDV Dr Meunier, résultats", "bloqué"), TitleRow("Anniv École", "l’anniversaire"),
    TitleRow("Anniv Ecole", "l’anniversaire"), TitleRow("Anniv Œuf", "l’anniversaire"),
    TitleRow("Anniv Chateau", "l’anniversaire"), TitleRow("Anniv Kylian-Loup", "l’anniversaire"),
  ])
  func titlesOfParents(row: TitleRow) throws {
    let line = try school().line(row.title)
    #expect(Array(line.utf8) == Array(row.expected.utf8), "found \(line)")
  }

  @Test func whoseEventItIs() throws {
    let set = try school().set
    func topic(_ title: String, _ child: String) throws -> MomentTopic? {
      let day = CivilDay(dayNumber: 20_000)
      let event = CalendarEvent(
        uid: "", title: Title(title), day: day, startMinute: nil, lastDay: day, isRecurring: false)
      let list = try school().recogniser.moments(in: [event], window: set.window, today: day)
      return list.choice.flatMap {
        MomentTopic($0, for: Child(name: child, gender: .feminine), in: set)
      }
    }
    let own = try topic("Anniv lea", "Léa")
    #expect(own?.phrase == "son anniversaire")
    #expect(own?.isOwn == true)
    #expect(own?.nameInPhrase == nil)
    let other = try topic("Anniv Inès", "Léa")
    #expect(other?.phrase == "l’anniversaire d’Inès")
    #expect(other?.nameInPhrase == "Inès")
    #expect(other?.side == .today)
    #expect(try topic("Piscine avec LÉA", "Lea")?.companion == nil)
    #expect(
      try topic("Piscine avec Tom", "Léa")?.companion == Friend(name: "Tom", gender: .masculine))
    #expect(try topic("Expo", "Léa") == nil)
  }
}
