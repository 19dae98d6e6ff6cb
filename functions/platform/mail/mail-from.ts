import { singleLine } from "./single-line.ts";

/** The author's name and the address for answers; the stage's own where they are missing. */
export interface MailFrom {
  readonly name?: string | undefined;
  readonly replyTo?: string | undefined;
}

/** SES takes 320 characters with the address, and names in base64 grow by half. */
const MAX_NAME = 60;
/** An encoded word has 75 characters at most and ends between letters (RFC 2047, sections 2 and 5). */
const MAX_WORD_BYTES = 45;

const encodedWords = (text: string): string => {
  const words: string[] = [];
  let word = "";
  for (const letter of text) {
    if (Buffer.byteLength(word + letter) > MAX_WORD_BYTES) {
      words.push(word);
      word = "";
    }
    word += letter;
  }
  return [...words, word].map((one) => `=?UTF-8?B?${Buffer.from(one).toString("base64")}?=`).join(" ");
};

const displayName = (name: string): string =>
  /^[\x20-\x7e]*$/.test(name) ? `"${name.replace(/["\\]/g, "\\$&")}"` : encodedWords(name);

export const fromHeader = (stage: string, name = ""): string => {
  const shown = Array.from(singleLine(name)).slice(0, MAX_NAME).join("").trim();
  const address = /<([^<>]+)>$/.exec(stage)?.[1] ?? stage;
  return shown ? `${displayName(shown)} <${address}>` : stage;
};
