import { ulid } from "ulid";
import { type ChangedField, changedFields } from "../../../../shared/import-change.ts";
import type { Consent } from "../../../../shared/news/consent.ts";
import type { Subscriber, SubscriberIndustry } from "../../../../shared/news/subscriber.ts";
import type { ImportNote, ImportRow } from "../../../../shared/news/subscriber-import.ts";
import {
  hardSuppressionOf,
  type SuppressionsOfAddress,
  unsubscriptionsOf,
} from "../../../data/suppressions/suppression.ts";
import { unsubscriptionOf } from "../../../data/suppressions/suppression-reason.ts";
import type { Suppressions } from "../../../data/suppressions/suppressions.collection.ts";
import type { BulkChange } from "../../../platform/collection/bulk-writer.ts";
import type { Stored } from "../../../platform/collection/collection-spec.ts";
import { removalWrites } from "../subscriber-suppressions.ts";
import type { GoodRow } from "./read-rows.ts";

export interface ImportSources {
  readonly organisationId: string;
  /** ISO 8601. */
  readonly now: string;
  readonly consent: Consent | null;
  readonly createdBy: string;
  /** By the key of their address. */
  readonly existing: ReadonlyMap<string, Stored<Subscriber>>;
  readonly suppressionsOf: (email: string) => SuppressionsOfAddress;
  readonly unconfirmedElsewhere: ReadonlyMap<string, readonly string[]>;
  readonly industryOf: (name: string | null | undefined) => SubscriberIndustry | undefined;
  readonly suppressions: Suppressions;
}

type RowChange = BulkChange<Subscriber> & { readonly row: GoodRow };

export interface ImportPlan {
  readonly created: readonly RowChange[];
  readonly updated: readonly (RowChange & { readonly fields: readonly ChangedField[] })[];
  readonly unchanged: number;
  readonly protected: number;
  readonly notes: readonly ImportNote[];
}

type Standing = Pick<ImportNote, "state" | "organisationIds" | "at">;

/** A list must not bring back who unsubscribed or is suppressed. */
const protectionOf = (
  current: Subscriber | undefined,
  suppressed: SuppressionsOfAddress,
  { organisationId }: ImportSources,
): Standing | undefined => {
  const leftHereAt = current?.customerUnsuscribedAt ?? null;
  const here = leftHereAt === null ? [] : [{ organisationId, at: leftHereAt }];
  if (leftHereAt !== null || unsubscriptionOf(suppressed, current?.ownerConfirmedAt, organisationId)) {
    const left = [...here, ...unsubscriptionsOf(suppressed)].toSorted((a, b) => b.at.localeCompare(a.at));
    const organisationIds = [...new Set(left.map((one) => one.organisationId))];
    return { state: "unsubscribed", organisationIds, at: left[0]?.at ?? null };
  }
  const hard = hardSuppressionOf(suppressed, organisationId);
  return hard && { state: hard.reason, organisationIds: [], at: hard.at };
};

/** A subscriber without interests would get nothing. */
const usualInterests = { receivesTaxNews: true, receivesDoctorsNews: false };

const interestsOf = (row: ImportRow, { industryOf }: ImportSources) => {
  const { receivesTaxNews, receivesDoctorsNews } = row;
  const areOpen = receivesTaxNews === undefined && receivesDoctorsNews === undefined;
  const suggested = industryOf(row.branche) ?? (areOpen ? usualInterests : undefined);
  return {
    receivesTaxNews: receivesTaxNews ?? suggested?.receivesTaxNews ?? false,
    receivesDoctorsNews: receivesDoctorsNews ?? suggested?.receivesDoctorsNews ?? false,
  };
};

/** Confirmed, unless another office awaits the owner's answer. */
const newFrom = (row: ImportRow, waitsAt: readonly string[], sources: ImportSources): Subscriber => {
  const { organisationId, now, consent, createdBy } = sources;
  return {
    id: ulid(),
    name: row.name,
    email: row.email,
    branche: row.branche ?? null,
    plz: row.plz ?? null,
    ort: row.ort ?? null,
    organisationId,
    isClient: row.isClient ?? false,
    ...interestsOf(row, sources),
    registrationConfirmedAt: waitsAt.length > 0 ? null : now,
    customerUnsuscribedAt: null,
    unsubscribedBy: null,
    consent,
    ownerConfirmedAt: null,
    createdBy,
  };
};

const kept = <Value>(value: Value | undefined, current: Value): Value =>
  value === undefined ? current : value;

const changedBy = (
  row: ImportRow,
  { version: _, ...current }: Stored<Subscriber>,
  consent: Consent | null,
): Subscriber => ({
  ...current,
  name: row.name,
  branche: kept(row.branche, current.branche),
  plz: kept(row.plz, current.plz),
  ort: kept(row.ort, current.ort),
  isClient: kept(row.isClient, current.isClient),
  receivesTaxNews: kept(row.receivesTaxNews, current.receivesTaxNews),
  receivesDoctorsNews: kept(row.receivesDoctorsNews, current.receivesDoctorsNews),
  consent: current.consent ?? consent,
});

const comparedFields = [
  "name",
  "branche",
  "plz",
  "ort",
  "isClient",
  "receivesTaxNews",
  "receivesDoctorsNews",
  "consent",
] as const;

/** Of a consent its origin. */
const comparable = ({ consent, ...subscriber }: Subscriber) => ({
  ...subscriber,
  consent: consent?.origin ?? null,
});

export const planImport = (rows: ReadonlyMap<string, GoodRow>, sources: ImportSources): ImportPlan => {
  const created: RowChange[] = [];
  const updated: ImportPlan["updated"][number][] = [];
  let unchanged = 0;
  const notes: ImportNote[] = [];
  let protectedRows = 0;

  for (const [key, row] of rows) {
    const before = sources.existing.get(key);
    const { name, email } = row.values;
    const note = (standing: Standing) => notes.push({ row: row.row, name, email, ...standing });
    const suppressed = sources.suppressionsOf(email);
    const protection = protectionOf(before, suppressed, sources);
    if (protection) {
      protectedRows++;
      note(protection);
    } else if (!before) {
      const waitsAt = sources.unconfirmedElsewhere.get(key) ?? [];
      if (waitsAt.length > 0) note({ state: "unconfirmed", organisationIds: [...waitsAt], at: null });
      const after = newFrom(row.values, waitsAt, sources);
      const alongside = sources.suppressions.liftWrites(suppressed, sources.organisationId);
      created.push({ row, after, alongside });
    } else {
      const after = changedBy(row.values, before, sources.consent);
      const fields = changedFields(comparable(before), comparable(after), comparedFields);
      if (fields.length === 0) unchanged++;
      else updated.push({ row, before, after, fields });
    }
  }
  return { created, updated, unchanged, protected: protectedRows, notes };
};

export const planRemovals = (
  rows: ReadonlyMap<string, GoodRow>,
  { existing, suppressionsOf, suppressions }: ImportSources,
): BulkChange<Subscriber>[] =>
  Array.from(existing)
    .filter(([key]) => !rows.has(key))
    .map(([, before]) => ({
      before,
      alongside: removalWrites(before, suppressionsOf(before.email), suppressions),
    }));
