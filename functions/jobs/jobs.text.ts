export const text = {
  selection: "Auswahl",
};
