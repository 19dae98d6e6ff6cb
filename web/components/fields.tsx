import { declaredWith, type Field, type Fields, type With } from "../../shared/contract/fields.ts";
import { formatDate, writtenDay } from "../../shared/dates/dates.ts";
import { yesNo } from "./components.text.ts";
import type { Fact } from "./facts.tsx";
import type { ListColumn, ListFilter } from "./list/list-column.ts";
import { MailLink, PhoneLink } from "./people/ways.tsx";
import { WebLink } from "./web-link.tsx";

/** The notation in files. */
export const wordsOf = (field: Field | undefined, value: unknown): string => {
  if (typeof value === "boolean") return yesNo(value);
  if (typeof value === "number") return String(value);
  if (typeof value !== "string") return "";
  if (field?.kind === "stamp") return formatDate(value);
  return field?.kind === "day" ? writtenDay(value) : value;
};

const shown = (field: Field, value: unknown): React.ReactNode => {
  const words = wordsOf(field, value);
  if (!words) return null;
  switch (field.kind) {
    case "phone":
      return <PhoneLink number={words} />;
    case "mail":
      return <MailLink address={words} />;
    case "web":
      return <WebLink address={words} />;
    default:
      return words;
  }
};

type RowOf<Name extends string> = Readonly<Partial<Record<Name, unknown>>>;

/** Shows each field of a section by its kind, unless `others` replaces it. */
export const factsOf = <F extends Fields>(
  fields: F,
  section: string,
  row: RowOf<With<F, "facts">>,
  others: Partial<Record<With<F, "facts">, Fact>> = {},
): Fact[] =>
  declaredWith(fields, "facts")
    .filter(([, { facts }]) => facts === section)
    .map(([name, field]) => others[name] ?? [field.label, shown(field, row[name])]);

/** Shows each column by its field's kind, unless `others` replaces it; columns in `others` come first. */
export const columnsOf = <F extends Fields, Row extends RowOf<With<F, "column">>>(
  fields: F,
  others: Partial<Record<With<F, "column">, Partial<ListColumn<Row>>>> = {},
): ListColumn<Row>[] => {
  const named = Object.keys(others);
  const seatOf = (name: string) => (named.includes(name) ? named.indexOf(name) : named.length);

  return declaredWith(fields, "column")
    .toSorted(([one], [other]) => seatOf(one) - seatOf(other))
    .map(([name, field]) => ({
      field: name,
      header: field.heading ?? field.label,
      body: (row) => shown(field, row[name]),
      ...others[name],
    }));
};

/** Filters by existing values, which come under the names of `choicesOf`. */
export const choiceFilters = (
  fields: Fields,
  values: Readonly<Record<string, readonly string[]>>,
): ListFilter[] =>
  declaredWith(fields, "choices").map(([name, { label, choices }]) => ({
    field: name,
    label,
    options: (values[choices] ?? []).map((value) => ({ label: value, value })),
  }));
