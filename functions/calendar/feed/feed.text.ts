export const feedText = {
  calendar: "Kanzleiportal",
  birthday: (name: string) => `Geburtstag: ${name}`,
};
