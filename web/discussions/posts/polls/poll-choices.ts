import { FEWEST_ANSWERS, MOST_ANSWERS } from "../../../../shared/discussions/questionnaire.ts";

export interface Choice {
  readonly id: string;
  readonly title: string;
}

/** The id only distinguishes rows: the server assigns its own. */
export const newChoice = (): Choice => ({ id: crypto.randomUUID(), title: "" });

export const newDate = () => ({ id: crypto.randomUUID(), at: null });

const BULLET = /^[-–•*·]\s+/;

/** Adds no answer if this one or the next is empty. */
export const answerAfter = (choices: readonly Choice[], at: number): readonly Choice[] => {
  const isNeeded = choices[at]?.title.trim() && choices[at + 1]?.title.trim() !== "";
  return isNeeded && choices.length < MOST_ANSWERS ? choices.toSpliced(at + 1, 0, newChoice()) : choices;
};

/** One answer for each line, the first replacing the selection; undefined for a single line. */
export const pastedAnswers = (
  choices: readonly Choice[],
  at: number,
  pasted: string,
  { from, to }: { readonly from: number; readonly to: number },
) => {
  const [first, ...others] = pasted
    .split(/\r?\n/)
    .map((line) => line.trim().replace(BULLET, ""))
    .filter(Boolean);
  const current = choices[at];
  if (!current || first === undefined || others.length === 0) return undefined;
  const { title } = current;
  const titles = [title.slice(0, from) + first, ...others];
  titles.push(`${titles.pop() ?? ""}${title.slice(to)}`);
  const rest = choices.slice(at + 1);
  const filled = rest.slice(0, others.length).findIndex((choice) => choice.title.trim() !== "");
  const after = rest.slice(filled < 0 ? others.length : filled);
  const taken = titles.slice(0, MOST_ANSWERS - at - after.length);
  const added = taken.map((words, place) => ({ ...(place === 0 ? current : newChoice()), title: words }));
  return {
    choices: [...choices.slice(0, at), ...added, ...after],
    last: at + added.length - 1,
    lost: titles.length - taken.length,
  };
};

export const answered = <Answer extends { readonly title?: string; readonly at?: string | null | undefined }>(
  answers: readonly Answer[],
): Answer[] => {
  const last = answers.findLastIndex(({ title = "", at }) => title.trim() !== "" || at);
  return answers.slice(0, Math.max(last + 1, FEWEST_ANSWERS));
};
