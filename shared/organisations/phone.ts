export const dialled = (phone: string): string =>
  phone
    .replaceAll("(0)", "")
    .replace(/^\s*00/, "+")
    .replaceAll(/(?!^\+)\D/g, "");

/** The Austrian notation; null if one of the two is missing. */
export const directDial = (officePhone: string | null, extension: string | null): string | null => {
  const [phone, own] = [officePhone?.trim(), extension?.trim()];
  return phone && own ? `${phone.replace(/-0?$/, "")}-${own}` : null;
};
