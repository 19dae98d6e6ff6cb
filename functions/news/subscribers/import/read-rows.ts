import type * as z from "zod";
import { checkedAddress } from "../../../../shared/contract/mail-address.ts";
import { addressKey } from "../../../../shared/news/recipients.ts";
import { ImportRow, type RefusedRow } from "../../../../shared/news/subscriber-import.ts";
import { importText as text } from "./import.text.ts";

/** The address is as SES takes it. */
export interface GoodRow {
  /** From 1. */
  readonly row: number;
  readonly values: ImportRow;
}

const messageOf = ({ path, message }: z.core.$ZodIssue): string => {
  const [field] = path;
  return field === undefined ? text.noRow : text.field(text.fields[String(field)] ?? String(field), message);
};

const typedAddress = (row: unknown): string =>
  typeof row === "object" && row !== null && "email" in row && typeof row.email === "string"
    ? row.email.trim().slice(0, 254)
    : "";

export const readRows = (rows: readonly unknown[]) => {
  const refused: RefusedRow[] = [];
  const good = new Map<string, GoodRow>();

  for (const [index, typed] of rows.entries()) {
    const row = index + 1;
    const refuse = (reason: string, sameAs?: { readonly sameAs: number }) =>
      refused.push({ row, email: typedAddress(typed), reason, ...sameAs });
    const { data: values, error } = ImportRow.safeParse(typed);
    if (error) {
      refuse(error.issues.map(messageOf).join(" "));
      continue;
    }
    const { address, fault } = checkedAddress(values.email);
    if (fault !== undefined) {
      refuse(text.field(text.fields.email ?? "", fault));
      continue;
    }
    const first = good.get(addressKey(address));
    if (first) refuse(text.twice(first.row), { sameAs: first.row });
    else good.set(addressKey(address), { row, values: { ...values, email: address } });
  }
  return { good, refused };
};
