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
    deletion: "Was schon begonnen hat, bleibt. Wer zu mehreren kommt, erfährt es einmal.",
  },
};
