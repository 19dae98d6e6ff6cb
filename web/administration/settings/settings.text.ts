export const settingsText = {
  title: "Einstellungen",
  security: "Anmeldung",
  retention: "Protokolle",
  newsletters: "Newsletter",
  cloud: "Cloud",
  material: "TU Material",
  applications: "Bewerbungen",
  fourEyes: "Vier Augen",
};

export const settingLabels = {
  requireSecondFactorForAdministrators: "Zweiter Faktor für Administratoren ist Pflicht",
  passwordsForAdministratorsOnly: "Mit Kennwort melden sich nur Administratoren an",
  auditRetentionDays: "Aufbewahrung des Protokolls in Tagen",
  ledgerRetentionDays: "Aufbewahrung der Versandprotokolle in Tagen",
  cloudQuotaGb: "Speicher je Kanzlei in GB",
  materialOrderEmail: "E-Mail-Adresse für Bestellungen",
  applicationMonths: "Aufbewahrung in Monaten",
  sendWindow: "Zeiten für Newsletter",
  countsNewsletterClicks: "Zählen, wie oft Links von Newslettern aufgerufen werden",
  fourEyesForArticles: "Artikel veröffentlicht, wer sie nicht zuletzt geschrieben hat",
  fourEyesForNewsletters: "Newsletter gibt vor dem Senden jemand anderes frei",
};

export const passwordsText = {
  notLinked: (count: number) =>
    count === 0
      ? "Alle aktiven Personen haben ihr Firmenkonto schon verknüpft."
      : count === 1
        ? "Eine aktive Person hat sich noch nie mit ihrem Firmenkonto angemeldet."
        : `${count} aktive Personen haben sich noch nie mit ihrem Firmenkonto angemeldet.`,
  whoIsNot: "Wer das ist",
};

export const weekdays = [
  "Montag",
  "Dienstag",
  "Mittwoch",
  "Donnerstag",
  "Freitag",
  "Samstag",
  "Sonntag",
] as const;

export const sendWindowText = {
  limited: "Newsletter nur zu bestimmten Zeiten senden",
  help: "Ein Versand, der dann nicht fertig ist, wartet und geht von selbst weiter. Benachrichtigungen über neue Artikel und Beiträge warten ebenso. Eine Änderung gilt nach einer Minute.",
  days: "Tage",
  from: "Von",
  until: "Bis",
  untilHelp: "24:00 für das Ende des Tages. Es gilt die Zeit in Wien.",
  skipsHolidays: "Nicht an Feiertagen in Österreich",
};

export const settingHelp = {
  requireSecondFactorForAdministrators:
    "Wer als Administrator noch keinen hat, kann bis dahin nichts anderes tun, als ihn einzurichten. Das gilt sofort, auch für offene Anmeldungen.",
  passwordsForAdministratorsOnly:
    "Alle anderen melden sich mit dem Firmenkonto an und bekommen keine Links für ein Kennwort mehr. Offene Anmeldungen bleiben. Die Anmeldeseite zeigt es nach einigen Minuten.",
  auditRetentionDays: (least: string, most: string) =>
    `${least} bis ${most} Tage. Eine kürzere Frist blendet ältere Einträge gleich aus; gelöscht werden sie nach der Frist, mit der sie entstanden sind. Eine längere gilt nur für neue.`,
  ledgerRetentionDays: (least: string, most: string) =>
    `${least} bis ${most} Tage. Wer welchen Newsletter bekommen hat, steht so lange bei der Sendung. Newsletter, die schon begonnen haben, behalten ihre Frist. Eine Änderung gilt nach einer Minute.`,
  cloudQuotaGb:
    "So viel darf die Cloud von den Personen einer Kanzlei enthalten, ältere Versionen und Papierkorb mitgezählt. Was schon dort ist, bleibt, auch wenn es mehr ist. Eine Änderung gilt nach einer Minute.",
  materialOrderEmail:
    "Hierher gehen Bestellungen von Material. Ohne Adresse bekommt sie die Kanzlei, die das Portal betreibt. Eine Änderung gilt nach einer Minute.",
  countsNewsletterClicks:
    "Links im Text eines Newsletters führen dann über das Portal ans Ziel, und der Bericht zeigt gerundet, wie oft jeder aufgerufen wurde. Die Adresse ist für alle Empfänger dieselbe; wer sie aufruft, wird nicht festgehalten. Das gilt für Newsletter, die danach beginnen. Ohne Zählung gehen Links so hinaus, wie sie geschrieben sind; die schon gesendeten führen weiter ans Ziel und werden nicht mehr gezählt. Eine Änderung gilt nach einer Minute.",
  fourEyesForArticles:
    "Wer zuletzt am Text, an Bildern oder Dateien geändert hat, kann den Artikel nicht selbst veröffentlichen, und veröffentlichter Text bleibt, wie er ist.",
  fourEyesForNewsletters:
    "Wer Neuigkeiten derselben Kanzlei bearbeitet, bekommt eine Testmail und gibt frei oder lehnt ab. Jede Änderung danach nimmt die Freigabe zurück. Geplante Newsletter ohne Freigabe gehen nicht hinaus.",
  applicationMonths:
    "Danach löscht das Portal eine Bewerbung mit allem, was dazugehört, wenn die Person nicht in mehr eingewilligt hat. Bewerbungen, die es schon gibt, behalten ihre Frist.",
};
