export const feedText = {
  calendar: "Kanzleiportal",
  declined: (title: string) => `Nicht dabei: ${title}`,
  birthday: (name: string) => `Geburtstag: ${name}`,
};
