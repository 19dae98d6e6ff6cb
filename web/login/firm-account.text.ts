export const firmAccountText = {
  signIn: "Mit Firmenkonto anmelden",
  signInWith: (label: string) => `Mit Firmenkonto anmelden: ${label}`,
  or: "oder mit Kennwort",
  asAdministrator: "Als Administrator mit Kennwort anmelden",
  takesOver: "Sie werden angemeldet …",
  again: "Das geschieht in einem eigenen Fenster. Was Sie hier geschrieben haben, bleibt.",
  closeTitle: "Sie sind wieder angemeldet",
  close: "Dieses Fenster können Sie schließen.",
  faultTitle: "Die Anmeldung mit dem Firmenkonto hat nicht geklappt.",
};
