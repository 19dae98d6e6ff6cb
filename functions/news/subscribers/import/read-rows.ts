import * as z from "zod";
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

const Typed = z.object({ name: z.unknown(), email: z.unknown() }).partial();

/** As far as it can be read. */
const typed = (value: unknown) => (typeof value === "string" ? value.trim().slice(0, 254) : "");

const whoIn = (row: unknown) => {
  const { name, email } = Typed.safeParse(row).data ?? {};
  return { name: typed(name), email: typed(email) };
};

export const readRows = (rows: readonly unknown[]) => {
  const refused: RefusedRow[] = [];
  const good = new Map<string, GoodRow>();

  for (const [index, given] of rows.entries()) {
    const row = index + 1;
    const refuse = (reason: string, sameAs?: { readonly sameAs: number }) =>
      refused.push({ row, ...whoIn(given), reason, ...sameAs });
    const { data: values, error } = ImportRow.safeParse(given);
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
