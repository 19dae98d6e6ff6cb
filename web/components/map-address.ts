/** Undefined for what is no place on earth. */
export const mapAddress = (location: string): string | undefined =>
  /^(online|per )/i.test(location)
    ? undefined
    : `https://www.openstreetmap.org/search?${new URLSearchParams({ query: location })}`;
