import * as z from "zod";

export const Timestamp = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());

export const Id = z.string().regex(/^[\w-]{1,64}$/, { error: "Das ist keine gültige Kennung." });

const blankToNull = (text: string | null | undefined) => {
  const trimmed = text?.trim();
  return trimmed ? trimmed : null;
};

export const optionalText = (max: number) => z.string().max(max).nullish().transform(blankToNull);

export const MailAddress = z
  .string()
  .trim()
  .max(254)
  .check(z.email({ pattern: z.regexes.unicodeEmail }))
  .regex(/^\P{Cc}*$/u, { error: "Steuerzeichen sind hier nicht erlaubt." });

export const optionalLine = (max: number) =>
  optionalText(max).refine((text) => text === null || /^[^\p{Cc}\u2028\u2029]*$/u.test(text), {
    error: "Zeilenumbrüche und Steuerzeichen sind hier nicht erlaubt.",
  });

export const optionalMailAddress = optionalText(254).refine(
  (text) => text === null || MailAddress.safeParse(text).success,
  { error: "Das ist keine gültige E-Mail-Adresse." },
);

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
