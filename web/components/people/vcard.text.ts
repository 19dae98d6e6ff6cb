export const vcardText = {
  download: "Visitenkarte",
  downloadOf: (name: string) => `Visitenkarte von ${name} herunterladen (vCard)`,
};
