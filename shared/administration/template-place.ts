export const placeText = (line: number, column: number): string => `Zeile ${line}, Spalte ${column}`;

export const lineIn = (message: string): number | undefined => {
  const line = /^Zeile (\d+), Spalte \d+/.exec(message)?.[1];
  return line === undefined ? undefined : Number(line);
};
