export const organisationText = {
  address: "Adresse",
  phone: "Telefon",
  email: "E-Mail",
  homepage: "Website",
  none: "nicht angegeben",
};
