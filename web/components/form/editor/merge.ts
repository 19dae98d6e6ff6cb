import { type FieldValues, get, set } from "react-hook-form";

/** Fields that make sense only together, by the name shown for them. */
export type Together = Readonly<Record<string, readonly string[]>>;

interface Versions<Form> {
  readonly base: Form;
  readonly mine: Form;
  readonly theirs: Form;
}

interface Merge<Form> {
  readonly form: Form;
  /** Changed by both in different ways. */
  readonly clashes: readonly string[];
  /** Changed only by the other. */
  readonly taken: readonly string[];
}

/** Undefined, null and empty text are the same to a reader. */
export const isSame = (one: unknown, other: unknown): boolean => comparable(one) === comparable(other);

const comparable = (value: unknown) => JSON.stringify(value === "" || value === undefined ? null : value);

const partsOf = <Form extends FieldValues>({ base, mine, theirs }: Versions<Form>, together: Together) => {
  const grouped = new Set(
    Object.values(together).flatMap((paths) => paths.map((path) => path.split(".")[0])),
  );
  const fields = new Set([base, mine, theirs].flatMap((form) => Object.keys(form)));
  const single = [...fields].filter((field) => !grouped.has(field)).map((field) => [field, [field]] as const);
  return [...Object.entries(together), ...single];
};

/** Own changes are applied on top of theirs, except where theirs was chosen. */
export const mergeOf = <Form extends FieldValues>(
  versions: Versions<Form>,
  together: Together = {},
  chosenTheirs: ReadonlySet<string> = new Set(),
): Merge<Form> => {
  const { base, mine, theirs } = versions;
  const form = structuredClone(theirs);
  const clashes: string[] = [];
  const taken: string[] = [];

  for (const [name, paths] of partsOf(versions, together)) {
    const differs = (one: Form, other: Form) =>
      paths.some((path) => !isSame(get(one, path), get(other, path)));
    const isMine = differs(base, mine);
    const isTheirs = differs(base, theirs);
    if (isTheirs && !isMine) taken.push(name);
    if (isTheirs && isMine && differs(mine, theirs)) clashes.push(name);
    if (isMine && !chosenTheirs.has(name)) for (const path of paths) set(form, path, get(mine, path));
  }
  return { form, clashes, taken };
};
