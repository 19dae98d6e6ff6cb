import { randomInt } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import type { Template } from "../template/template.ts";

const Secret = z.object({
  SecretString: z.string().optional(),
  GenerateSecretString: z
    .object({
      PasswordLength: z.coerce.number().default(32),
      ExcludeCharacters: z.string().default(""),
      ExcludePunctuation: z.boolean().default(false),
      SecretStringTemplate: z.string().optional(),
      GenerateStringKey: z.string().optional(),
    })
    .prefault({}),
});

const lettersAndDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const punctuation = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~";

const generate = ({ SecretString, GenerateSecretString }: z.output<typeof Secret>) => {
  if (SecretString !== undefined) return SecretString;
  const { PasswordLength, ExcludeCharacters, ExcludePunctuation, SecretStringTemplate, GenerateStringKey } =
    GenerateSecretString;
  const allowed = Array.from(lettersAndDigits + (ExcludePunctuation ? "" : punctuation)).filter(
    (character) => !ExcludeCharacters.includes(character),
  );
  const password = Array.from({ length: PasswordLength }, () => allowed[randomInt(allowed.length)]).join("");
  if (SecretStringTemplate === undefined || GenerateStringKey === undefined) return password;
  return JSON.stringify({ ...JSON.parse(SecretStringTemplate), [GenerateStringKey]: password });
};

const Stored = z.record(z.string(), z.string());

const storedIn = (path: string) => {
  if (!existsSync(path)) return {};
  try {
    return Stored.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch (cause) {
    throw new Error(`${path} cannot be read.`, { cause });
  }
};

export const secretsOf = (template: Template, folder?: string) => {
  const path = folder && join(folder, "secrets.json");
  const stored = path ? storedIn(path) : {};

  const secretFor = (logicalId: string) => {
    const known = stored[logicalId];
    if (known !== undefined) return known;
    const made = generate(Secret.parse(template.Resources[logicalId]?.Properties ?? {}));
    stored[logicalId] = made;
    if (path) writeFileSync(path, JSON.stringify(stored), { mode: 0o600 });
    return made;
  };

  return (logicalId: string, key: string | undefined): string =>
    key === undefined
      ? secretFor(logicalId)
      : String(z.record(z.string(), z.unknown()).parse(JSON.parse(secretFor(logicalId)))[key]);
};
