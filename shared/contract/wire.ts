import * as z from "zod";
import { checkedAddress, MAX_ADDRESS } from "./mail-address.ts";

export const Timestamp = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());

/** Ids are chosen, never typed, so an empty one means that nothing was chosen. */
export const Id = z.string().regex(/^[\w-]{1,64}$/, {
  error: ({ input }) => (input === "" ? "Bitte wählen." : "Das ist keine gültige Kennung."),
});

/** Comma-separated in a query. */
export const joinedIds = (most: number) =>
  z.codec(z.string(), z.array(Id).min(1).max(most), {
    decode: (text) => text.split(","),
    encode: (ids) => ids.join(","),
  });

export const orderedIds = (most: number) =>
  z
    .array(Id)
    .max(most)
    .superRefine((ids, context) => {
      const known = new Set<string>();
      for (const [at, id] of ids.entries()) {
        if (known.has(id))
          context.addIssue({ code: "custom", path: [at], message: "Das kommt schon weiter vorne vor." });
        known.add(id);
      }
    });

const blankToNull = (text: string | null | undefined) => {
  const trimmed = text?.trim();
  return trimmed ? trimmed : null;
};

export const optionalText = (max: number) => z.string().max(max).nullish().transform(blankToNull);

const refuseUnmailable = (typed: string | null, { addIssue }: Pick<z.RefinementCtx, "addIssue">) => {
  const { fault } = typed ? checkedAddress(typed) : {};
  if (fault !== undefined) addIssue(fault);
};

export const MailAddress = z
  .string()
  .trim()
  .min(1)
  .max(MAX_ADDRESS)
  .superRefine(refuseUnmailable)
  .meta({ format: "email" });

export const optionalLine = (max: number) =>
  optionalText(max).refine((text) => text === null || /^[^\p{Cc}\u2028\u2029]*$/u.test(text), {
    error: "Zeilenumbrüche und Steuerzeichen sind hier nicht erlaubt.",
  });

export const optionalMailAddress = optionalText(MAX_ADDRESS).superRefine(refuseUnmailable);

/** Control characters are refused: they must not reach a mail header. */
export const requiredText = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u, {
      error: "Zeilenumbrüche und Steuerzeichen sind hier nicht erlaubt.",
    });

export const Flag = z.boolean().default(false);
