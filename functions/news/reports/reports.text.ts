export const refusalText = {
  address: "Die Adresse gibt es nicht.",
  mailbox: "Das Postfach ist voll oder gesperrt.",
  server: "Der Mailserver war nicht erreichbar.",
  unwanted: "Der Mailserver hat die Nachricht als unerwünscht abgelehnt.",
};
