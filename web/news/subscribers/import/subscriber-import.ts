import { declaredWith } from "../../../../shared/contract/fields.ts";
import type { ConsentDraft } from "../../../../shared/news/consent.ts";
import { subscriberFields, subscriberLabels } from "../../../../shared/news/subscriber.fields.ts";
import {
  IMPORT_BODY_LIMIT,
  MAX_IMPORT_ROWS,
  type SubscriberImportResult,
} from "../../../../shared/news/subscriber-import.ts";
import { subscribers } from "../../../../shared/news/subscribers.contract.ts";
import { call } from "../../../app/client/call.ts";
import { plainHeading } from "../../../components/import/columns.ts";
import {
  type ImportColumn,
  type ImportKind,
  type ImportRows,
  importCounts,
  unused,
} from "../../../components/import/import-kind.ts";
import type { Table } from "../../../components/import/table.ts";
import { newsPaths } from "../../news-paths.ts";
import { consentText } from "../consent/consent.text.ts";
import { importFieldText, importText as text } from "./import.text.ts";

export interface SubscriberList extends ImportRows {
  readonly organisationId: string;
  readonly consent: ConsentDraft;
}

export interface SubscriberJob extends SubscriberList {
  readonly importId: string;
  readonly deleteMissing: boolean;
}

const firstNames = ["vorname", "firstname"];
const lastNames = ["nachname", "familienname", "lastname", "zuname"];

/** Many lists have first and last name in two columns. */
const nameColumns = ({ columns }: Table): readonly number[] | undefined => {
  const headings = columns.map(plainHeading);
  const both = [firstNames, lastNames].map((known) =>
    headings.findIndex((heading) => known.includes(heading)),
  );
  return both.every((index) => index >= 0) ? both : undefined;
};

/** Recognises addresses in a file without headings, too. */
const addressColumn = ({ rows, columns }: Table) =>
  columns.findIndex((_, index) =>
    rows.slice(0, 20).some(({ cells }) => /^\S+@\S+\.\S+$/.test((cells[index] ?? "").trim())),
  );

const flags = new Map([
  ["klient", true],
  ["extern", false],
]);

const firstOf = (field: string) => {
  const { newAre, yes, no } = field === "isClient" ? text.clients : text.interests;
  return [
    { ...unused, label: `${text.keep} (${newAre})` },
    { label: yes, source: { all: true } },
    { label: no, source: { all: false } },
  ];
};

const columns = declaredWith(subscriberFields, "import").map(
  ([field, { kind, import: names }]): ImportColumn => ({
    field,
    label: importFieldText[field],
    kind,
    names,
    isFuzzy: true,
    ...(kind === "flag" && { flags, first: firstOf(field) }),
    ...(field === "name" && { pairIn: nameColumns }),
    ...(field === "email" && { find: addressColumn }),
  }),
);

const bodyOf = ({
  organisationId,
  consent,
  rows,
  importId,
}: SubscriberList & Partial<Pick<SubscriberJob, "importId">>) => ({
  organisationId,
  consent,
  subscribers: [...rows],
  importId,
});

const deleting = { deleteContactIfNotInList: true };

export const subscriberImport: ImportKind<SubscriberList, SubscriberJob, SubscriberImportResult> = {
  endpoint: subscribers.import,
  columns,
  needs: [["name"], ["email"]],
  mostRows: MAX_IMPORT_ROWS,
  mostBytes: IMPORT_BODY_LIMIT,
  part: 1_000,
  bodyOf,
  /** Previews with deletion, so that the number of missing subscribers is known. */
  preview: (list, signal) =>
    call(subscribers.import, { query: deleting, body: { ...bodyOf(list), dryRun: true } }, signal),
  send: (part) => call(subscribers.import, { query: {}, body: { ...bodyOf(part), skipInvalid: true } }),
  finish: async (job) => {
    if (!job.deleteMissing) return {};
    const { deleted } = await call(subscribers.import, { query: deleting, body: bodyOf(job) });
    return { deleted };
  },
  whoLabels: [subscriberLabels.name, subscriberLabels.email],
  changeLabels: { ...subscriberLabels, consent: consentText.label },
  counts: importCounts,
  listPath: newsPaths.subscribers,
  text,
};
