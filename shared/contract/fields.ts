import { mapValues, maskOf } from "./map-values.ts";

/** What an empty form has of the kinds that are no text. */
const blanks: {
  readonly flag: false;
  readonly number: null;
  readonly choice: null;
  readonly stamp: null;
  readonly several: never[];
} = {
  flag: false,
  number: null,
  choice: null,
  stamp: null,
  several: [],
};

/** What a field of an entity is, for all that show or handle it. */
export interface Field {
  readonly label: string;
  /** The noun, for columns of files and filters, where the label is a sentence. */
  readonly heading?: string;
  /** A text unless said otherwise; `values` is a line of several, with commas between them, `several` a list. */
  readonly kind?: keyof typeof blanks | "day" | "phone" | "mail" | "web" | "values";
  /** Searched in lists; in full text a hit has this weight (`functions/platform/search/README.md`). */
  readonly search?: 16 | 8 | 4 | 2 | 1;
  readonly hasCompounds?: true;
  readonly filter?: true;
  readonly sort?: true;
  /** A column of the list, which may show it in another way. */
  readonly column?: true;
  /** The section of the entity's page that shows it as a fact. */
  readonly facts?: string;
  /** An import takes it: further headings that it knows, folded. */
  readonly import?: readonly string[];
  /** Filtered and suggested by the values there are: their name in the answer that lists them. */
  readonly choices?: string;
}

export type Fields = Readonly<Record<string, Field>>;

/** Names of the fields that have a trait. */
export type With<F extends Fields, Trait extends keyof Field> = {
  [Name in keyof F & string]: F[Name] extends Readonly<Record<Trait, unknown>> ? Name : never;
}[keyof F & string];

/** In the order of their declaration. */
export const declaredWith = <F extends Fields, Trait extends keyof Field>(fields: F, trait: Trait) =>
  Object.entries<Field>(fields).filter(
    (entry): entry is [With<F, Trait>, Field & Required<Pick<Field, Trait>>] => entry[1][trait] !== undefined,
  );

export const fieldsWith = <F extends Fields, Trait extends keyof Field>(fields: F, trait: Trait) =>
  declaredWith(fields, trait).map(([name]) => name);

/** What a list may be filtered and sorted by. */
export const listFieldsOf = <F extends Fields>(fields: F) => ({
  filters: fieldsWith(fields, "filter"),
  sort: fieldsWith(fields, "sort"),
});

export const labelsOf = <F extends Fields>(fields: F) =>
  mapValues<keyof F & string, Field, string>(fields, ({ label }) => label);

export const headingsOf = <F extends Fields>(fields: F) =>
  mapValues<keyof F & string, Field, string>(fields, ({ label, heading }) => heading ?? label);

type ChoiceOf<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { readonly choices: infer Choice extends string } ? Choice : never;
}[keyof F];

/** Something for each field that has choices, under their name. */
export const choicesOf = <F extends Fields, Value>(fields: F, make: (name: With<F, "choices">) => Value) =>
  Object.fromEntries(
    declaredWith(fields, "choices").map(([name, { choices }]) => [choices, make(name)]),
  ) as Readonly<Record<ChoiceOf<F>, Value>>;

type BlankOf<One extends Field> = One extends { readonly kind: infer Kind extends keyof typeof blanks }
  ? (typeof blanks)[Kind]
  : "";

/** Those of the fields that a schema has. */
export const namesIn = <F extends Fields, Shape extends object>(fields: F, shape: Shape) =>
  Object.keys(fields).filter((name): name is keyof F & keyof Shape & string => name in shape);

/** A form that nothing was entered into. */
export const blankOf = <F extends Fields, Shape extends object>(fields: F, shape: Shape) =>
  mapValues(maskOf(namesIn(fields, shape)), (_, name) => {
    const found = Object.entries(blanks).find(([kind]) => kind === fields[name]?.kind);
    return found ? found[1] : "";
  }) as { [Name in keyof F & keyof Shape]: BlankOf<F[Name]> };

/** "Englisch, Italienisch" */
export const valuesIn = (line: string | null | undefined): string[] =>
  (line ?? "")
    .split(",")
    .map((value) => value.trim())
    .filter(Boolean);
