import * as z from "zod";

/** A UTC time stamp, ISO 8601. */
export const Timestamp = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());

/** An opaque id: a ULID, or a short one of the seed. */
export const Id = z.string().regex(/^[\w-]{1,64}$/, { error: "Das ist keine gültige Kennung." });

const blankToNull = (text: string | null | undefined) => {
  const trimmed = text?.trim();
  return trimmed ? trimmed : null;
};

/** Optional text of a form: blank and absent arrive as null. */
export const optionalText = (max: number) => z.string().max(max).nullish().transform(blankToNull);

/** An address as people type it. */
export const MailAddress = z
  .string()
  .trim()
  .max(254)
  .check(z.email({ pattern: z.regexes.unicodeEmail }))
  .regex(/^\P{Cc}*$/u, { error: "Steuerzeichen sind hier nicht erlaubt." });

/** Optional text of a form that has one line only. */
export const optionalLine = (max: number) =>
  optionalText(max).refine((text) => text === null || /^[^\p{Cc}\u2028\u2029]*$/u.test(text), {
    error: "Zeilenumbrüche und Steuerzeichen sind hier nicht erlaubt.",
  });

/** An optional mail address of a form. */
export const optionalMailAddress = optionalText(254).refine(
  (text) => text === null || MailAddress.safeParse(text).success,
  { error: "Das ist keine gültige E-Mail-Adresse." },
);

/** Required text of a form, trimmed; control characters are refused (they have no place in a mail header). */
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
