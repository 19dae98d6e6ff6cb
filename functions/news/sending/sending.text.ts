/** What the ledger of a newsletter says. */
export const sendingText = {
  testPrefix: "[Test]",
  neverAccepted: "Die Nachricht wurde mehrfach nicht angenommen.",
  notSettled: "Es ist nicht bekannt, ob die Nachricht angekommen ist.",
  cancelled: "Der Versand wurde abgebrochen.",
  bounced: "Die Nachricht konnte nicht zugestellt werden.",
  rejected: "Die Nachricht wurde abgelehnt.",
  skipped: {
    unsubscribed: "Hat den Newsletter abbestellt.",
    removed: "Wurde aus den Abonnenten gelöscht.",
    bounced: "Die Adresse ist nicht zustellbar.",
    complained: "Hat sich über eine Nachricht beschwert.",
  },
} as const;

/** The mail to whoever started a newsletter that had to pause. */
export const pauseNoticeText = (reason: string, link: string) => ({
  subject: "Ihr Newsletter wartet",
  lines: [
    `Der Versand Ihres Newsletters wurde angehalten: ${reason}`,
    "Was schon gesendet ist, bleibt gesendet. Sobald der Grund behoben ist, können Sie den Versand fortsetzen:",
    link,
  ],
});
