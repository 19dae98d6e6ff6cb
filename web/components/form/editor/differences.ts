import { formatDateTime, writtenDay } from "../../../../shared/dates/dates.ts";
import { yesNo } from "../../components.text.ts";
import { isSame } from "./merge.ts";

export interface Difference {
  readonly name: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

/** For values such as ids; a name that is no field of the form stands for several fields. */
export type InWords<Form> = Readonly<Record<string, (form: Form, other: Form) => string>>;

const LONGEST = 280;
/** Characters before the first difference. */
const LEAD = 60;

const endOfLine = /<br\b[^>]*>|<\/(?:p|li|h\d|tr|blockquote)>/g;

const textOf = (html: string): string => {
  const lines = html.replaceAll(/\s+/g, " ").replaceAll(endOfLine, "\n$&").replaceAll("<", " <");
  const body = new DOMParser().parseFromString(lines, "text/html").body;
  return (body.textContent ?? "")
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll(/ ?\n\s*/g, "\n")
    .trim();
};

const stringInWords = (value: string): string => {
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return formatDateTime(value);
  return /^<[a-z].*>$/is.test(value) ? textOf(value) : writtenDay(value);
};

const nameOf = (value: object): unknown =>
  ["title", "fileName", "name"].map((name): unknown => Reflect.get(value, name)).find(Boolean);

const wordsOf = (value: unknown): string => {
  if (typeof value === "string") return stringInWords(value);
  if (typeof value === "boolean") return yesNo(value);
  if (Array.isArray(value)) return value.map(wordsOf).join(", ");
  if (typeof value === "object" && value !== null) return wordsOf(nameOf(value));
  return typeof value === "number" ? String(value) : "";
};

const shorten = (words: string) => (words.length > LONGEST ? `${words.slice(0, LONGEST)} …` : words);

const fromDifference = (whole: string, others: string): string => {
  const [words, other] = [whole.replaceAll("\n", " "), others.replaceAll("\n", " ")];
  const at = [...words].findIndex((letter, index) => letter !== other[index]);
  const start = (at < 0 ? words.length : at) - LEAD;
  return shorten(start > LEAD ? `… ${words.slice(words.indexOf(" ", start) + 1)}` : words);
};

/** Unshortened, in the order of `labels`. */
export const wholeDifferencesOf = <Form extends object>(
  mine: Form,
  theirs: Form,
  labels: Readonly<Record<string, string>>,
  inWords: InWords<Form> = {},
): Difference[] =>
  Object.entries(labels).flatMap(([field, label]) => {
    const [own, other]: unknown[] = [Reflect.get(mine, field), Reflect.get(theirs, field)];
    const say = inWords[field];
    const words = say
      ? { mine: say(mine, theirs), theirs: say(theirs, mine) }
      : { mine: wordsOf(own), theirs: wordsOf(other) };
    const isField = field in mine || field in theirs;
    if (isField ? isSame(own, other) : words.mine === words.theirs) return [];
    return [{ name: field, label, ...words }];
  });

export const differencesOf = <Form extends object>(
  ...given: Parameters<typeof wholeDifferencesOf<Form>>
): Difference[] =>
  wholeDifferencesOf(...given).map(({ mine, theirs, ...field }) => ({
    ...field,
    mine: fromDifference(mine, theirs),
    theirs: fromDifference(theirs, mine),
  }));
