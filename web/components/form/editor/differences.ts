import { formatDateTime, writtenDay } from "../../../../shared/dates/dates.ts";
import { conflictText as text } from "../../components.text.ts";
import { isSame } from "./merge.ts";

/** A field in which two versions differ, both in words. */
export interface Difference {
  /** The field's in the form. */
  readonly name: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

/**
 * How fields read whose values do not speak for themselves, an id say. A name that is no field of the form stands for
 * what several of them say together.
 */
export type InWords<Form> = Readonly<Record<string, (form: Form, other: Form) => string>>;

const LONGEST = 280;
/** Letters shown before the first that differs. */
const LEAD = 60;

/** What a reader sees of HTML, in one line. */
const textOf = (html: string): string => {
  const body = new DOMParser().parseFromString(html.replaceAll("<", " <"), "text/html").body;
  return (body.textContent ?? "").replaceAll(/\s+/g, " ").trim();
};

const stringInWords = (value: string): string => {
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return formatDateTime(value);
  return /^<[a-z].*>$/is.test(value) ? textOf(value) : writtenDay(value);
};

/** What something is called: an article, a file. */
const nameOf = (value: object): unknown =>
  ["title", "fileName", "name"].map((name): unknown => Reflect.get(value, name)).find(Boolean);

const wordsOf = (value: unknown): string => {
  if (typeof value === "string") return stringInWords(value);
  if (typeof value === "boolean") return value ? text.yes : text.no;
  if (Array.isArray(value)) return value.map(wordsOf).join(", ");
  if (typeof value === "object" && value !== null) return wordsOf(nameOf(value));
  return typeof value === "number" ? String(value) : "";
};

const shorten = (words: string) => (words.length > LONGEST ? `${words.slice(0, LONGEST)} …` : words);

/** Long texts from a little before the place where they part. */
const fromDifference = (words: string, other: string): string => {
  const at = [...words].findIndex((letter, index) => letter !== other[index]);
  const start = (at < 0 ? words.length : at) - LEAD;
  return shorten(start > LEAD ? `… ${words.slice(words.indexOf(" ", start) + 1)}` : words);
};

/** Where two versions of a form differ, by the names that its fields have on the page, and in their order. */
export const differencesOf = <Form extends object>(
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
    return [
      {
        name: field,
        label,
        mine: fromDifference(words.mine, words.theirs),
        theirs: fromDifference(words.theirs, words.mine),
      },
    ];
  });
