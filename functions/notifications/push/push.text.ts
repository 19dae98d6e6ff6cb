export const pushText = {
  several: (count: number) => `${count} neue Benachrichtigungen`,
};
