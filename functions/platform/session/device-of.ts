const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Firefox\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/Windows/, "Windows"],
  [/Android/, "Android"],
  [/iPhone|iPad/, "iOS"],
  [/Mac OS X/, "macOS"],
  [/Linux/, "Linux"],
];

const nameIn = (names: typeof browsers, userAgent: string) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

export const deviceOf = (userAgent: string | undefined): string | null => {
  if (!userAgent) return null;
  const names = [nameIn(browsers, userAgent), nameIn(systems, userAgent)].filter(
    (name) => name !== undefined,
  );
  return names.length ? names.join(", ") : null;
};
