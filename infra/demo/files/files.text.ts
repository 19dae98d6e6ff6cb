export const filesText = {
  leaflet: (title: string) => `Merkblatt ${title}.pdf`,
  table: (title: string) => `Zahlen ${title}.csv`,
  leafletTitle: (title: string) => title,
  leafletIntro: "Dieses Merkblatt fasst zusammen, worauf es in der Praxis ankommt.",
  leafletEnd: "Es ersetzt keine Beratung im Einzelfall. Bitte wenden Sie sich mit Fragen an Ihre Kanzlei.",
  tableHead: "Jahr;Betrag;Anteil",
};
