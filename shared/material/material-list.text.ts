export const materialListText = {
  notJson: (message: string) => `Die Datei ist kein gültiges JSON (${message}).`,
};
