export const settingsText = {
  title: "Einstellungen",
  security: "Anmeldung",
  retention: "Protokoll",
};

export const settingLabels = {
  requireSecondFactorForAdministrators: "Zweiter Faktor für Administratoren ist Pflicht",
  auditRetentionDays: "Aufbewahrung in Tagen",
};

export const settingHelp = {
  requireSecondFactorForAdministrators:
    "Wer als Administrator noch keinen hat, kann bis dahin nichts anderes tun, als ihn einzurichten. Das gilt sofort, auch für offene Anmeldungen.",
  auditRetentionDays: (least: string, most: string) =>
    `${least} bis ${most} Tage. Einträge, die es schon gibt, behalten die Frist, mit der sie entstanden sind.`,
};
