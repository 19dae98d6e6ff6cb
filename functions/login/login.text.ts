export const validityText = { reset: "eine Stunde", invitation: "7 Tage" } as const;

export const profileText = {
  notYours: "Das können Sie nicht selbst ändern. Bitte wenden Sie sich an die Verwaltung Ihrer Kanzlei.",
};

export const firmAccountInvitation = (greeting: string, loginUrl: string) => ({
  subject: "Ihr Zugang zum Kanzleiportal",
  lines: [
    `${greeting},`,
    "für Sie wurde ein Zugang zum Kanzleiportal eingerichtet. Sie melden sich mit Ihrem Firmenkonto an; ein eigenes Kennwort gibt es dafür nicht.",
    `Öffnen Sie ${loginUrl} und wählen Sie „Mit Firmenkonto anmelden“.`,
  ],
});
