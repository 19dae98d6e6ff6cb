import { mapValues, maskOf } from "./map-values.ts";

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

export interface Field {
  readonly label: string;
  /** A noun for filters and columns of files, where the label is a sentence. */
  readonly heading?: string;
  /** Text by default; `values` is a line of several with commas, `several` a list. */
  readonly kind?: keyof typeof blanks | "day" | "phone" | "mail" | "web" | "values";
  /** Searched in lists; the weight of a hit in full text (`functions/platform/search/README.md`). */
  readonly search?: 16 | 8 | 4 | 2 | 1;
  readonly hasCompounds?: true;
  readonly filter?: true;
  readonly sort?: true;
  /** A column of the list, which may render it differently. */
  readonly column?: true;
  /** Title of the section that shows the field on the entity's page. */
  readonly facts?: string;
  /** Taken by imports; lists further headings, folded. */
  readonly import?: readonly string[];
  /** Filters and suggestions offer existing values; names their list in the answer. */
  readonly choices?: string;
}

export type Fields = Readonly<Record<string, Field>>;

export type With<F extends Fields, Trait extends keyof Field> = {
  [Name in keyof F & string]: F[Name] extends Readonly<Record<Trait, unknown>> ? Name : never;
}[keyof F & string];

export const declaredWith = <F extends Fields, Trait extends keyof Field>(fields: F, trait: Trait) =>
  Object.entries<Field>(fields).filter(
    (entry): entry is [With<F, Trait>, Field & Required<Pick<Field, Trait>>] => entry[1][trait] !== undefined,
  );

export const fieldsWith = <F extends Fields, Trait extends keyof Field>(fields: F, trait: Trait) =>
  declaredWith(fields, trait).map(([name]) => name);

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

export const choicesOf = <F extends Fields, Value>(fields: F, make: (name: With<F, "choices">) => Value) =>
  Object.fromEntries(
    declaredWith(fields, "choices").map(([name, { choices }]) => [choices, make(name)]),
  ) as Readonly<Record<ChoiceOf<F>, Value>>;

type BlankOf<One extends Field> = One extends { readonly kind: infer Kind extends keyof typeof blanks }
  ? (typeof blanks)[Kind]
  : "";

export const namesIn = <F extends Fields, Shape extends object>(fields: F, shape: Shape) =>
  Object.keys(fields).filter((name): name is keyof F & keyof Shape & string => name in shape);

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
