/** A blocker makes a deployment fail, or puts it where nobody wants it. */
export interface Finding {
  readonly level: "good" | "warning" | "blocker";
  readonly sentence: string;
}

export const good = (sentence: string): Finding => ({ level: "good", sentence });
export const warning = (sentence: string): Finding => ({ level: "warning", sentence });
export const blocker = (sentence: string): Finding => ({ level: "blocker", sentence });

export const either = (isGood: boolean, sentence: string, missing: string): Finding =>
  isGood ? good(sentence) : warning(missing);
