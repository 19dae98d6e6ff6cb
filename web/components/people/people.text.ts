/** What is said of people wherever they are shown. */
export const peopleText = {
  extension: (extension: string) => `DW ${extension}`,
  call: (extension: string, name: string) => `DW ${extension}, ${name} anrufen`,
  pick: "Mitarbeiter wählen",
  search: "Name, Funktion oder E-Mail",
};
