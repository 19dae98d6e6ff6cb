export const employeesText = {
  unknownOffice: "Diese Kanzlei gibt es nicht.",
  personDecides: "Ob der Geburtstag gezeigt wird, entscheidet die Person selbst.",
};
