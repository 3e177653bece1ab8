/// The time zone names of Windows, which Outlook and Exchange write into calendars.
///
/// Source: the facts of `windowsZones.xml` of the Unicode CLDR, release 45, territory `001` (one
/// zone of the IANA data for each Windows name). Zones that the IANA data renamed since are listed
/// under the name that every release of the last twenty years has.
enum WindowsZones {
  /// The IANA name for a Windows one; nil when it is unknown.
  static func name(of windowsName: String) -> String? {
    table[windowsName]
  }

  /// Whether the table holds the name on either side: a quick way to know the common zones.
  static func mentions(_ name: String) -> Bool {
    table[name] != nil || systemNames.contains(name)
  }

  private static let systemNames = Set(table.values)

  static let table: [String: String] = {
    var all = [String: String](minimumCapacity: 160)
    for part in [europe, americas, africaAndMiddleEast, asia, oceania] {
      all.merge(part) { first, _ in first }
    }
    return all
  }()

  private static let europe = [
    "Azores Standard Time": "Atlantic/Azores",
    "Belarus Standard Time": "Europe/Minsk",
    "Central Europe Standard Time": "Europe/Budapest",
    "Central European Standard Time": "Europe/Warsaw",
    "E. Europe Standard Time": "Europe/Chisinau",
    "FLE Standard Time": "Europe/Kiev",
    "GMT Standard Time": "Europe/London",
    "GTB Standard Time": "Europe/Bucharest",
    "Greenwich Standard Time": "Atlantic/Reykjavik",
    "Kaliningrad Standard Time": "Europe/Kaliningrad",
    "Romance Standard Time": "Europe/Paris",
    "Russian Standard Time": "Europe/Moscow",
    "Russia Time Zone 3": "Europe/Samara",
    "Astrakhan Standard Time": "Europe/Astrakhan",
    "Saratov Standard Time": "Europe/Saratov",
    "Turkey Standard Time": "Europe/Istanbul",
    "UTC": "Etc/UTC",
    "Volgograd Standard Time": "Europe/Volgograd",
    "W. Europe Standard Time": "Europe/Berlin",
  ]

  private static let americas = [
    "Alaskan Standard Time": "America/Anchorage",
    "Aleutian Standard Time": "America/Adak",
    "Argentina Standard Time": "America/Buenos_Aires",
    "Atlantic Standard Time": "America/Halifax",
    "Bahia Standard Time": "America/Bahia",
    "Canada Central Standard Time": "America/Regina",
    "Cape Verde Standard Time": "Atlantic/Cape_Verde",
    "Central America Standard Time": "America/Guatemala",
    "Central Brazilian Standard Time": "America/Cuiaba",
    "Central Standard Time": "America/Chicago",
    "Central Standard Time (Mexico)": "America/Mexico_City",
    "Cuba Standard Time": "America/Havana",
    "E. South America Standard Time": "America/Sao_Paulo",
    "Eastern Standard Time": "America/New_York",
    "Eastern Standard Time (Mexico)": "America/Cancun",
    "Greenland Standard Time": "America/Godthab",
    "Haiti Standard Time": "America/Port-au-Prince",
    "Magallanes Standard Time": "America/Punta_Arenas",
    "Montevideo Standard Time": "America/Montevideo",
    "Mountain Standard Time": "America/Denver",
    "Mountain Standard Time (Mexico)": "America/Mazatlan",
    "Newfoundland Standard Time": "America/St_Johns",
    "Pacific SA Standard Time": "America/Santiago",
    "Pacific Standard Time": "America/Los_Angeles",
    "Pacific Standard Time (Mexico)": "America/Tijuana",
    "Paraguay Standard Time": "America/Asuncion",
    "SA Eastern Standard Time": "America/Cayenne",
    "SA Pacific Standard Time": "America/Bogota",
    "SA Western Standard Time": "America/La_Paz",
    "Saint Pierre Standard Time": "America/Miquelon",
    "Tocantins Standard Time": "America/Araguaina",
    "Turks And Caicos Standard Time": "America/Grand_Turk",
    "US Eastern Standard Time": "America/Indianapolis",
    "US Mountain Standard Time": "America/Phoenix",
    "UTC-02": "Etc/GMT+2",
    "UTC-08": "Etc/GMT+8",
    "UTC-09": "Etc/GMT+9",
    "UTC-11": "Etc/GMT+11",
    "Venezuela Standard Time": "America/Caracas",
    "Yukon Standard Time": "America/Whitehorse",
  ]

  private static let africaAndMiddleEast = [
    "Arab Standard Time": "Asia/Riyadh",
    "Arabian Standard Time": "Asia/Dubai",
    "Arabic Standard Time": "Asia/Baghdad",
    "E. Africa Standard Time": "Africa/Nairobi",
    "Egypt Standard Time": "Africa/Cairo",
    "Iran Standard Time": "Asia/Tehran",
    "Israel Standard Time": "Asia/Jerusalem",
    "Jordan Standard Time": "Asia/Amman",
    "Libya Standard Time": "Africa/Tripoli",
    "Mauritius Standard Time": "Indian/Mauritius",
    "Middle East Standard Time": "Asia/Beirut",
    "Morocco Standard Time": "Africa/Casablanca",
    "Namibia Standard Time": "Africa/Windhoek",
    "Sao Tome Standard Time": "Africa/Sao_Tome",
    "South Africa Standard Time": "Africa/Johannesburg",
    "South Sudan Standard Time": "Africa/Juba",
    "Sudan Standard Time": "Africa/Khartoum",
    "Syria Standard Time": "Asia/Damascus",
    "W. Central Africa Standard Time": "Africa/Lagos",
    "West Bank Standard Time": "Asia/Hebron",
  ]

  private static let asia = [
    "Afghanistan Standard Time": "Asia/Kabul",
    "Altai Standard Time": "Asia/Barnaul",
    "Azerbaijan Standard Time": "Asia/Baku",
    "Bangladesh Standard Time": "Asia/Dhaka",
    "Caucasus Standard Time": "Asia/Yerevan",
    "Central Asia Standard Time": "Asia/Bishkek",
    "China Standard Time": "Asia/Shanghai",
    "Ekaterinburg Standard Time": "Asia/Yekaterinburg",
    "Georgian Standard Time": "Asia/Tbilisi",
    "India Standard Time": "Asia/Calcutta",
    "Kamchatka Standard Time": "Asia/Kamchatka",
    "Korea Standard Time": "Asia/Seoul",
    "Magadan Standard Time": "Asia/Magadan",
    "Myanmar Standard Time": "Asia/Rangoon",
    "N. Central Asia Standard Time": "Asia/Novosibirsk",
    "Nepal Standard Time": "Asia/Katmandu",
    "North Asia East Standard Time": "Asia/Irkutsk",
    "North Asia Standard Time": "Asia/Krasnoyarsk",
    "North Korea Standard Time": "Asia/Pyongyang",
    "Omsk Standard Time": "Asia/Omsk",
    "Pakistan Standard Time": "Asia/Karachi",
    "Qyzylorda Standard Time": "Asia/Qyzylorda",
    "Russia Time Zone 10": "Asia/Srednekolymsk",
    "Russia Time Zone 11": "Asia/Kamchatka",
    "SE Asia Standard Time": "Asia/Bangkok",
    "Sakhalin Standard Time": "Asia/Sakhalin",
    "Singapore Standard Time": "Asia/Singapore",
    "Sri Lanka Standard Time": "Asia/Colombo",
    "Taipei Standard Time": "Asia/Taipei",
    "Tokyo Standard Time": "Asia/Tokyo",
    "Tomsk Standard Time": "Asia/Tomsk",
    "Transbaikal Standard Time": "Asia/Chita",
    "Ulaanbaatar Standard Time": "Asia/Ulaanbaatar",
    "Vladivostok Standard Time": "Asia/Vladivostok",
    "W. Mongolia Standard Time": "Asia/Hovd",
    "West Asia Standard Time": "Asia/Tashkent",
    "Yakutsk Standard Time": "Asia/Yakutsk",
  ]

  private static let oceania = [
    "AUS Central Standard Time": "Australia/Darwin",
    "AUS Eastern Standard Time": "Australia/Sydney",
    "Aus Central W. Standard Time": "Australia/Eucla",
    "Bougainville Standard Time": "Pacific/Bougainville",
    "Cen. Australia Standard Time": "Australia/Adelaide",
    "Central Pacific Standard Time": "Pacific/Guadalcanal",
    "Chatham Islands Standard Time": "Pacific/Chatham",
    "Dateline Standard Time": "Etc/GMT+12",
    "E. Australia Standard Time": "Australia/Brisbane",
    "Easter Island Standard Time": "Pacific/Easter",
    "Fiji Standard Time": "Pacific/Fiji",
    "Hawaiian Standard Time": "Pacific/Honolulu",
    "Line Islands Standard Time": "Pacific/Kiritimati",
    "Lord Howe Standard Time": "Australia/Lord_Howe",
    "Marquesas Standard Time": "Pacific/Marquesas",
    "New Zealand Standard Time": "Pacific/Auckland",
    "Norfolk Standard Time": "Pacific/Norfolk",
    "Samoa Standard Time": "Pacific/Apia",
    "Tasmania Standard Time": "Australia/Hobart",
    "Tonga Standard Time": "Pacific/Tongatapu",
    "UTC+12": "Etc/GMT-12",
    "UTC+13": "Etc/GMT-13",
    "Vanuatu Standard Time": "Pacific/Efate",
    "W. Australia Standard Time": "Australia/Perth",
    "West Pacific Standard Time": "Pacific/Port_Moresby",
  ]
}
