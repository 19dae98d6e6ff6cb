import { formatDate } from "../../../../shared/dates/dates.ts";
import type { ChangedField } from "../../../../shared/import-change.ts";
import type { ImportNote } from "../../../../shared/news/subscriber-import.ts";
import { yesNo } from "../../../components/import/import.text.ts";
import { type ImportRows, lineOf } from "../../../components/import/import-list.ts";
import type { FileLine } from "../../../components/import/line-table.tsx";
import { consentText, originText } from "../consent/consent.text.ts";
import { subscriberFields, subscribersText } from "../subscribers.text.ts";
import { importFieldText, importText as text } from "./import.text.ts";

export const whoLabels = [subscriberFields.name, subscriberFields.email];

export const whoOf = ({ name, email }: { readonly name: string; readonly email: string }) => [name, email];

export const notedLines = (
  notes: readonly ImportNote[],
  officeName: (id: string) => string,
  list: ImportRows,
): FileLine[] =>
  notes.map(({ row, state, organisationIds, at, ...person }) => ({
    line: lineOf(list, row),
    who: whoOf(person),
    reason: text.noted[state](organisationIds.map(officeName).join(", "), at === null ? "" : formatDate(at)),
  }));

const origins = new Map<string, string>(Object.entries(originText));

const inWords = (field: string, value: ChangedField["before"]): string => {
  if (field === "isClient") return value === true ? subscribersText.client : subscribersText.external;
  if (typeof value === "boolean") return yesNo(value);
  if (field === "consent") return origins.get(value ?? "") ?? consentText.unknown;
  return value ?? text.empty;
};

export const changeWords = {
  labels: { ...importFieldText, isClient: subscriberFields.isClient, consent: consentText.label },
  inWords,
} as const;
