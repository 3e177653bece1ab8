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
    TitleCase("Piscine 10h avec Tom", "la sortie piscine + Tom"),
    TitleCase("Anniv de Tom", "l’anniversaire de Tom"),
    TitleCase("Anniversaire de mamie à l'hôpital", "bloqué"),
    TitleCase("Expo Kandinsky", "inconnu"),
    TitleCase("Anniv Léa piscine 14h", "l’anniversaire de Léa"),
    TitleCase("Anniv Enzo Bowling Quimper", "l’anniversaire d’Enzo"),
    TitleCase("Goûter d'anniv de Nina", "l’anniversaire de Nina"),
    TitleCase("Noël chez papi et mamie", "Noël"), TitleCase("Pâques au restaurant", "Pâques"),
    TitleCase("Les 8 ans de Léo", "l’anniversaire de Léo"),
    TitleCase("Anniv Sam & Jules", "l’anniversaire"),
    TitleCase("Anniv' Paul", "l’anniversaire de Paul"),
    TitleCase("Anniv M'Baye", "l’anniversaire de M’Baye"),
    TitleCase("Anniv de papi", "l’anniversaire de papi"),
    TitleCase("anniv lea", "l’anniversaire de Léa"),
    TitleCase("Anniv Rose", "l’anniversaire de Rose"),
    TitleCase("Anniv Fleur", "l’anniversaire de Fleur"),
    TitleCase("Anniv Lou samedi", "l’anniversaire de Lou"),
    TitleCase("Anniv Jean Dupont", "l’anniversaire"), TitleCase("Judo annulé", "annulé"),
    TitleCase("Pas de judo ce soir", "annulé"), TitleCase("Zoo (annulé)", "annulé"),
    TitleCase("Inscription judo", "démarche"), TitleCase("Certif judo", "démarche"),
    TitleCase("Réunion kermesse", "démarche"),
    TitleCase("Danse Jade 17h - payer la cotisation", "démarche"),
    TitleCase("Fète de l'école", "inconnu"), TitleCase("Noèl", "inconnu"),
    TitleCase("Vélo d'appartement", "inconnu"), TitleCase("Parc de stationnement", "inconnu"),
    TitleCase("Piscine-judo", "inconnu"), TitleCase("Gym-tonic", "inconnu"),
    TitleCase("Piscine avec papa", "la sortie piscine + papa"),
    TitleCase("Étéocle", "inconnu"),
    TitleCase("Parcé-sur-Sarthe", "inconnu"), TitleCase("Balèze au karaté", "inconnu"),
    TitleCase("RDV Dr Meunier, résultats", "bloqué"), TitleCase("Anniv École", "l’anniversaire"),
    TitleCase("Anniv Ecole", "l’anniversaire"), TitleCase("Anniv Œuf", "l’anniversaire"),
    TitleCase("Anniv Chateau", "l’anniversaire"), TitleCase("Anniv Kylian-Loup", "l’anniversaire"),
  ])
  func titlesOfParents(row: TitleCase) throws {
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
