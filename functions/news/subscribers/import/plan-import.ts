import { ulid } from "ulid";
import { fieldsWith } from "../../../../shared/contract/fields.ts";
import { checkedAddress } from "../../../../shared/contract/mail-address.ts";
import { changedFields } from "../../../../shared/import-change.ts";
import type { Consent } from "../../../../shared/news/consent.ts";
import { addressKey } from "../../../../shared/news/recipients.ts";
import { subscriberFields, subscriberHeadings } from "../../../../shared/news/subscriber.fields.ts";
import type { Subscriber, SubscriberIndustry } from "../../../../shared/news/subscriber.ts";
import { type ImportNote, ImportRow } from "../../../../shared/news/subscriber-import.ts";
import {
  hardSuppressionOf,
  type SuppressionsOfAddress,
  unsubscriptionsOf,
} from "../../../data/suppressions/suppression.ts";
import { unsubscriptionOf } from "../../../data/suppressions/suppression-reason.ts";
import type { Suppressions } from "../../../data/suppressions/suppressions.collection.ts";
import type { BulkChange } from "../../../platform/collection/bulk-writer.ts";
import type { Stored } from "../../../platform/collection/collection-spec.ts";
import { openFaults, type RowChange, refuse } from "../../../platform/import/import-rows.ts";
import { removalWrites } from "../subscriber-suppressions.ts";
import { importText as text } from "./import.text.ts";

export interface ImportSources {
  readonly organisationId: string;
  /** ISO 8601. */
  readonly now: string;
  readonly consent: Consent | null;
  readonly createdBy: string;
  /** By the key of the address. */
  readonly existing: ReadonlyMap<string, Stored<Subscriber>>;
  readonly suppressionsOf: (email: string) => SuppressionsOfAddress;
  readonly unconfirmedElsewhere: ReadonlyMap<string, readonly string[]>;
  readonly industryOf: (name: string | null | undefined) => SubscriberIndustry | undefined;
  readonly suppressions: Suppressions;
}

type Standing = Pick<ImportNote, "state" | "organisationIds" | "at">;

/** An import must not bring back people who unsubscribed or are suppressed. */
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

const comparedFields = [...fieldsWith(subscriberFields, "import"), "consent"] as const;

/** Only the origin of a consent counts. */
const comparable = ({ consent, ...subscriber }: Subscriber) => ({
  ...subscriber,
  consent: consent?.origin ?? null,
});

const faultAt = openFaults(subscriberHeadings);

/** Any other value reads as empty. */
const textIn = (value: unknown) => (typeof value === "string" ? value.trim().slice(0, 254) : "");

export const subscriberRows = {
  schema: ImportRow,
  faultAt,
  noRow: text.noRow,
  whoIn: ({ name, email }: Readonly<Record<string, unknown>>) => ({
    name: textIn(name),
    email: textIn(email),
  }),
};

interface SubscriberChange extends RowChange<Subscriber> {
  readonly isProtected?: true;
  readonly note?: Omit<ImportNote, "row">;
}

/** The address becomes what SES takes. */
export const openSubscriberChange =
  (sources: ImportSources) =>
  (row: ImportRow): SubscriberChange => {
    const { address, fault } = checkedAddress(row.email);
    const email = address ?? refuse(faultAt("email", fault ?? ""));
    const values = { ...row, email };
    const key = addressKey(email);
    const before = sources.existing.get(key);
    const noteOf = (standing: Standing) => ({ name: values.name, email, ...standing });
    const suppressed = sources.suppressionsOf(email);
    const protection = protectionOf(before, suppressed, sources);
    if (protection) return { key, isProtected: true, note: noteOf(protection) };
    if (before) {
      const after = changedBy(values, before, sources.consent);
      const fields = changedFields(comparable(before), comparable(after), comparedFields);
      return { key, before, fields, ...(fields.length > 0 && { after }) };
    }
    const waitsAt = sources.unconfirmedElsewhere.get(key) ?? [];
    return {
      key,
      after: newFrom(values, waitsAt, sources),
      inTransaction: sources.suppressions.liftWrites(suppressed, sources.organisationId),
      ...(waitsAt.length > 0 && {
        note: noteOf({ state: "unconfirmed", organisationIds: [...waitsAt], at: null }),
      }),
    };
  };

export const planRemovals = (
  listed: readonly SubscriberChange[],
  { existing, suppressionsOf, suppressions }: ImportSources,
): BulkChange<Subscriber>[] => {
  const keys = new Set(listed.map(({ key }) => key));
  return Array.from(existing)
    .filter(([key]) => !keys.has(key))
    .map(([, before]) => ({
      before,
      inTransaction: removalWrites(before, suppressionsOf(before.email), suppressions),
    }));
};
