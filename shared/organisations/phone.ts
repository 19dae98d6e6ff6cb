/** What a telephone dials: digits and a leading plus. Brackets with a zero are for callers at home: "+43 (0) 1 …". */
export const dialled = (phone: string): string =>
  phone
    .replaceAll("(0)", "")
    .replace(/^\s*00/, "+")
    .replaceAll(/(?!^\+)\D/g, "");

/** An office's number with a person's extension, as it is written in Austria; nothing where one of the two is missing. */
export const directDial = (officePhone: string | null, extension: string | null): string | null => {
  const [phone, own] = [officePhone?.trim(), extension?.trim()];
  return phone && own ? `${phone.replace(/-0?$/, "")}-${own}` : null;
};
