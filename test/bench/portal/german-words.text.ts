/** Combined, they make the long vocabulary of German texts. */
export const firstParts =
  `Aktien Anteils Arbeits Ausbildungs Auslands Bau Betriebs Bilanz Buchhaltungs Bundes Computer Daten Dienst Digital
  Eltern Energie Erb Europa Export Fahrzeug Familien Finanz Firmen Forschungs Garten Gast Gemeinde Gerichts
  Gesellschafts Gewinn Grundstücks Handels Handwerks Hotel Immobilien Import Industrie Kapital Kinder Kranken Kredit
  Kultur Kunst Lager Landes Landwirtschafts Leasing Lehrlings Lizenz Lohn Marken Maschinen Medien Miet Mitarbeiter
  Musik Ordinations Patent Pensions Pflege Praxis Prüfungs Rechnungs Reise Schenkungs Software Spenden Sport Stiftungs
  Tourismus Umsatz Urlaubs Vereins Vermögens Versicherungs Vertrags Verwaltungs Vorsorge Vorsteuer Wald Waren Werbe
  Wertpapier Wohnungs Zins Zoll`.split(/\s+/);

export const lastParts =
  `abgabe abschreibung anmeldung antrag aufwand aufzeichnung ausgaben auflösung ausschüttung befreiung behörde beitrag
  beleg beratung berechnung bescheid beschwerde beteiligung bewertung bilanz buch dokumentation einkommen einkünfte
  einlage entlastung entnahme entscheidung erklärung erlass ermäßigung ersparnis ertrag finanzierung förderung formular
  freibetrag frist gesetz gestaltung grenze gründung haftung kammer kasse konto kontrolle kosten kredit kündigung
  meldung nachfolge nachweis option optimierung pauschale pflicht planung plattform prämie programm prüfung rechnung
  reform regelung register richtlinie rückstellung satz stelle steuer system übergabe umgründung urteil vereinbarung
  verfahren verordnung vertrag verzeichnis zentrum zinsen zulage zuschuss änderung`.split(/\s+/);

export const sentence = (
  [one = "", two = "", three = "", four = ""]: readonly string[],
  year: number,
  town: string,
): string =>
  `Für die ${one} gilt in ${town} ab ${year} eine neue ${two}; wer seine ${three} schon eingereicht hat, muss bei der ${four} nichts mehr tun.`;

/** As people type them: whole words, forms, parts of compounds, prefixes. */
export const queries: readonly string[] = [
  "Grunderwerbsteuer Kaufpreis",
  "Vorsteuer Rechnung",
  "Umsatzsteuer Kleinunternehmer",
  "Prüfung Belege",
  "pruefung kassen",
  "Lohnsteuer Sachbezug",
  "Gewinnfreibetrag Wertpapiere",
  "Betriebsübergabe Familie",
  "Ordination Steuer",
  "Kanzlei Fristen",
  "Pflegezulage Antra",
  "Rechnungen Aufbewahrung",
  "Immobilienkredit Zinsen",
  "Steuern Jahresende",
  "Urlaubsregelung Mitarb",
  "Erbschaft Schenkung",
  "Reisekosten Pauschale",
  "Grunderwerbsteur Kaufpreis",
  "Vereinssteuer Gemeinde",
  "Anträge Förderungen",
];
