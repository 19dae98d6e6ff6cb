/** Equals the encoding of the contracts' codecs, which only the server loads. */
const textOf = (value: unknown): string => {
  if (typeof value === "string") return value;
  return Array.isArray(value) ? value.join(",") : JSON.stringify(value);
};

export const queryText = (query: unknown): string => {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null);
  return given.length === 0
    ? ""
    : `?${new URLSearchParams(given.map(([name, value]) => [name, textOf(value)]))}`;
};
