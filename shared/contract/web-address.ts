import { optionalText, requiredText } from "./wire.ts";

const MAX = 2_000;

const withScheme = (typed: string): string =>
  /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`;

const isWebAddress = (text: string): boolean => {
  if (!/^https?:\/\/[^\s\p{Cc}]+$/iu.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return hostname.includes(".") && !username && !password;
};

const error = "Das ist keine gültige Webadresse. Sie beginnt mit http:// oder https://.";

export const webAddress = requiredText(MAX).transform(withScheme).refine(isWebAddress, { error });

export const optionalWebAddress = optionalText(MAX)
  .transform((typed) => typed && withScheme(typed))
  .refine((text) => text === null || isWebAddress(text), { error });
