const MAX_TEXT = 200_000;

const cleaned = (text: string) =>
  text
    .normalize("NFKC")
    .replaceAll("\u00AD", "")
    .replaceAll(/(?<=\p{Ll})-\n(?=\p{Ll})/gu, "")
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim();

export const openGatheredText = () => {
  const parts: string[] = [];
  let left = MAX_TEXT;
  return {
    add: (part: string): void => {
      if (left <= 0) return;
      parts.push(part.slice(0, left));
      left -= part.length;
    },
    isFull: (): boolean => left <= 0,
    text: (): string => cleaned(parts.join("")).slice(0, MAX_TEXT),
  };
};

export type GatheredText = ReturnType<typeof openGatheredText>;
