/** Where a template is wrong, before what is wrong with it; both count from 1. */
export const placeText = (line: number, column: number): string => `Zeile ${line}, Spalte ${column}`;

/** The line that a message of {@link placeText} names. */
export const lineIn = (message: string): number | undefined => {
  const line = /^Zeile (\d+), Spalte \d+/.exec(message)?.[1];
  return line === undefined ? undefined : Number(line);
};
