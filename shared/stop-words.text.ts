/** Folded. */
export const stopWords: ReadonlySet<string> = new Set(
  `aber als am an auch auf aus bei beim bis da damit dann das dass dem den der des die dies diese diesem diesen
  dieser dieses doch dort durch ein eine einem einen einer eines er es etwa fur hat haben ich ihr ihre im in ins ist
  ja jede jeder jedes je kann kein keine konnen mehr mit nach nicht noch nur ob oder ohne sein seine sich sie sind so
  soll sollen sowie uber um und uns unser unsere unter vom von vor war was weil wenn wer werden wie wir wird wo zu
  zum zur zwischen`.split(/\s+/),
);
