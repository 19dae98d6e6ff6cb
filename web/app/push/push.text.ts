export const pushText = {
  offer:
    "Soll dieses Gerät das auch zeigen, wenn das Portal nicht offen ist? Namen und Titel stehen dann auch auf dem gesperrten Bildschirm.",
  turnOn: "Einschalten",
  decline: "Nein",
  turnedOn: "Dieses Gerät zeigt ab jetzt Benachrichtigungen. Was und wann, wählen Sie im Profil.",
  notAllowed: "Ihr Browser zeigt keine Benachrichtigungen, solange Sie es ihm nicht erlauben.",
  failed: "Der Browser konnte sich nicht anmelden. Bitte versuchen Sie es später noch einmal.",
};
