const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
};

const isId = (part: string) =>
  !/\p{L}/u.test(part) || /\d{6}|^[\da-f-]{16,}$|^(?=.*\d)[\da-z]{20,}$/i.test(part);

/** What to search for where an address leads nowhere; empty if it names a thing by its id. */
export const addressWords = (pathname: string): string => {
  const parts = pathname.split("/").map(decoded).filter(Boolean);
  if (parts.some(isId)) return "";
  const last = parts.at(-1) ?? "";
  return last
    .replace(/\.\w{2,4}$/, "")
    .replace(/[-_.+\s]+/g, " ")
    .trim()
    .slice(0, 100);
};
