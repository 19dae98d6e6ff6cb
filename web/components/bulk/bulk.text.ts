const MOST_NAMED = 5;

export const bulkText = {
  selectAll: (count: string) => `Alle ${count} auswählen`,
  of: (names: readonly string[]) => {
    const rest = names.length - MOST_NAMED;
    const shown = names.slice(0, MOST_NAMED).map((name) => `„${name}“`);
    return `${shown.join(", ")}${rest > 0 ? ` und ${rest} weitere` : ""}.`;
  },
  leftOut: (count: number) =>
    count === 1
      ? "Einer der ausgewählten Einträge bleibt, wie er ist: Dafür kommt er nicht in Frage."
      : `${count} der ausgewählten Einträge bleiben, wie sie sind: Dafür kommen sie nicht in Frage.`,
  none: "Keiner der ausgewählten Einträge kommt dafür in Frage.",
  progress: "Erledigt",
  stays: "Bitte lassen Sie dieses Fenster offen, bis alle erledigt sind.",
  stop: "Anhalten",
  stopped: (left: number) =>
    left === 1
      ? "Angehalten. Ein Eintrag ist noch nicht an der Reihe gewesen."
      : `Angehalten. ${left} Einträge sind noch nicht an der Reihe gewesen.`,
  goOn: "Fortsetzen",
  failed: (count: number) => (count === 1 ? "Einer ist nicht erledigt:" : `${count} sind nicht erledigt:`),
  again: "Noch einmal versuchen",
};
