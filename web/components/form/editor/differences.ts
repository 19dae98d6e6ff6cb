/** A field in which two versions differ, both in words. */
export interface Difference {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

const LONGEST = 280;

/** What a reader sees of HTML, in one line. */
const plain = (html: string): string => {
  const body = new DOMParser().parseFromString(html.replaceAll("<", " <"), "text/html").body;
  return (body.textContent ?? "").replaceAll(/\s+/g, " ").trim();
};

const shorten = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text);

/** Nothing, an empty text and an absent field are the same to a reader. */
const comparable = (value: unknown): unknown => (value === "" || value === undefined ? null : value);

export interface ComparedField<Form> {
  readonly field: keyof Form;
  readonly label: string;
  /** How a value reads; HTML and texts are shown as they are. */
  readonly inWords?: (value: unknown) => string;
}

const words = (value: unknown) => (typeof value === "string" ? plain(value) : "");

/** Where two versions of a form differ, field by field. */
export const differencesOf = <Form>(
  mine: Form,
  theirs: Form,
  fields: readonly ComparedField<Form>[],
): Difference[] =>
  fields
    .filter(
      ({ field }) => JSON.stringify(comparable(mine[field])) !== JSON.stringify(comparable(theirs[field])),
    )
    .map(({ field, label, inWords = words }) => ({
      label,
      mine: shorten(inWords(mine[field])),
      theirs: shorten(inWords(theirs[field])),
    }));
