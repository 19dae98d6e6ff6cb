export const mentionText = {
  label: "Kolleginnen und Kollegen",
  found: (count: number) => (count === 1 ? "1 Person gefunden" : `${count} Personen gefunden`),
  nobody: "Niemand heißt so.",
  nobodyOfReaders: "So heißt niemand, der das lesen darf.",
};

export const richTextText = {
  toolbar: "Formatierung",
  heading: (level: number) => `Überschrift ${level}`,
  bold: "Fett",
  italic: "Kursiv",
  underline: "Unterstrichen",
  strike: "Durchgestrichen",
  subscript: "Tiefgestellt",
  superscript: "Hochgestellt",
  code: "Code",
  bulletList: "Aufzählung",
  orderedList: "Nummerierte Liste",
  quote: "Zitat",
  alignment: "Ausrichtung",
  more: "Mehr",
  align: { left: "Linksbündig", center: "Zentriert", right: "Rechtsbündig", justify: "Blocksatz" },
  insertTable: "Tabelle einfügen",
  table: "Tabelle",
  rowAbove: "Zeile darüber",
  rowBelow: "Zeile darunter",
  deleteRow: "Zeile löschen",
  columnLeft: "Spalte links",
  columnRight: "Spalte rechts",
  deleteColumn: "Spalte löschen",
  headerRow: "Kopfzeile",
  deleteTable: "Tabelle löschen",
  link: "Link",
  undo: "Rückgängig",
  redo: "Wiederholen",
  linkTitle: "Link einfügen",
  linkAddress: "Adresse",
  linkHelp: "Eine Webadresse (https://…) oder eine E-Mail-Adresse.",
  linkInvalid: "Das ist keine gültige Web- oder E-Mail-Adresse.",
  linkApply: "Link einfügen",
  linkRemove: "Link entfernen",
};

export const pasteText = {
  images: (count: number) => (count === 1 ? "1 Bild nicht übernommen." : `${count} Bilder nicht übernommen.`),
  oneByOne:
    "Das andere Programm gibt sie nicht mit. Als Datei kommen sie dorthin, wo die Schreibmarke steht.",
  upload: "Bilder hochladen …",
  onlyText: "Hier ist nur Text möglich.",
  files: (count: number) =>
    count === 1 ? "1 Datei nicht übernommen." : `${count} Dateien nicht übernommen.`,
  onlyImages: "In einem Text sind nur Bilder möglich.",
};
