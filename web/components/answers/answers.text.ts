export const nobody = "Unbekannt";

export const answerEditorText = {
  title: "Ihre Antwort",
  editTitle: "Antwort bearbeiten",
  send: "Antwort senden",
  sending: "Wird gesendet …",
  empty: "Eine Antwort braucht einen Text.",
  kept: "Ihre Änderungen sind als Entwurf aufgehoben.",
  outdated: "Diese Antwort wurde inzwischen bearbeitet. Ihr Entwurf beruht auf der Fassung davor.",
};

export const mentionHelp = "Mit @ und einem Namen erwähnen Sie jemanden, der davon erfährt.";
export const editMentionHelp = "Wen Sie erst jetzt mit @ und einem Namen erwähnen, der erfährt nichts davon.";

export const draftText = {
  restored: "Ihr Entwurf ist wieder da.",
  savedAt: (time: string) => `Entwurf gespeichert um ${time}`,
  failed: "Der Entwurf konnte nicht gespeichert werden.",
  discard: "Entwurf verwerfen",
};

export const answerFields = {
  title: "Titel",
  content: "Text",
  files: "Dateien",
};
