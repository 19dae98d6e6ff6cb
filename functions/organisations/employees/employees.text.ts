export const employeesText = {
  unknownOffice: "Diese Kanzlei gibt es nicht.",
};
