export const peopleText = {
  call: (number: string, name: string) => `${name} anrufen: ${number}`,
  pick: "Mitarbeiter wählen",
  search: "Name, Funktion oder E-Mail",
  empty: "Hier stehen die Mitarbeiter der Gruppe, sobald jemand angelegt ist.",
};
