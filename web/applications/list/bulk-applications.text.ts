const counted = (count: number) => (count === 1 ? "1 Bewerbung" : `${count} Bewerbungen`);

export const bulkApplicationsText = {
  move: {
    label: "Stufe …",
    title: "Stufe ändern",
    text: "Niemand wird benachrichtigt; antworten Sie den Personen einzeln.",
    verb: (count: number) => `Bei ${counted(count)} ändern`,
    done: (count: number) => `Die Stufe von ${counted(count)} ist geändert.`,
  },
  remove: {
    label: "Löschen",
    title: "Bewerbungen löschen?",
    text: (files: number) =>
      files === 0
        ? "Sie werden endgültig gelöscht."
        : `Sie werden mit ${files === 1 ? "einer Datei" : `${files} Dateien`} endgültig gelöscht.`,
    verb: (count: number) => `${counted(count)} löschen`,
    done: (count: number) => `${counted(count)} gelöscht.`,
  },
};
