export const timesText = { firstDay: "Erster Tag", lastDay: "Letzter Tag" };

export const newEventText = {
  title: "Neuer Termin",
  verb: "Eintragen",
  more: "Weitere Angaben …",
  saved: (title: string) => `„${title}“ ist eingetragen.`,
};
