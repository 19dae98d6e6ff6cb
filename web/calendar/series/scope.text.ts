export const scopeText = {
  question: "Gilt für",
  scopes: {
    this: "nur diesen Termin",
    following: "diesen und alle folgenden",
    all: "alle der Serie",
  },
  help: {
    saving:
      "Was schon begonnen hat, bleibt, wie es ist, und was an einem Termin einzeln geändert wurde, auch. Wer zu mehreren kommt, erfährt es einmal.",
    rule: "Was schon begonnen hat, bleibt, und was an einem Termin einzeln geändert wurde, auch. Neue Termine entstehen ohne Dateien und Antworten; von ihnen wird niemand benachrichtigt.",
    deletion: "Was schon begonnen hat, bleibt. Wer zu mehreren kommt, erfährt es einmal.",
  },
};
