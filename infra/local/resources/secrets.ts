import { randomInt } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { KEY_PAIRS, keyPairsIn } from "../../key-pairs/key-pairs.ts";
import type { Template } from "../template/template.ts";

const Secret = z.object({
  GenerateSecretString: z.strictObject({ PasswordLength: z.number(), ExcludePunctuation: z.literal(true) }),
});

const lettersAndDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

const generate = ({ GenerateSecretString: { PasswordLength } }: z.output<typeof Secret>) =>
  Array.from({ length: PasswordLength }, () => lettersAndDigits[randomInt(lettersAndDigits.length)]).join("");

const KeyPairs = z.object({
  SecretArn: z.object({ Ref: z.string() }),
  Numbers: z.array(z.string()),
  Kind: z.enum(["rsa", "p256"]).optional(),
});

const keyPairsBySecret = ({ Resources }: Template) =>
  new Map(
    Object.values(Resources).flatMap(({ Type, Properties }) => {
      if (Type !== KEY_PAIRS) return [];
      const pairs = KeyPairs.parse(Properties);
      return [[pairs.SecretArn.Ref, pairs] as const];
    }),
  );

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

  const keyPairs = keyPairsBySecret(template);

  const currentOf = (logicalId: string) => {
    const known = stored[logicalId];
    const pairs = keyPairs.get(logicalId);
    if (pairs) return JSON.stringify(keyPairsIn(known ?? "", pairs));
    return known ?? generate(Secret.parse(template.Resources[logicalId]?.Properties));
  };

  const made = new Map<string, string>();

  const secretFor = (logicalId: string) => {
    const value = made.get(logicalId) ?? currentOf(logicalId);
    made.set(logicalId, value);
    if (stored[logicalId] === value) return value;
    stored[logicalId] = value;
    if (path) writeFileSync(path, JSON.stringify(stored), { mode: 0o600 });
    return value;
  };

  return (logicalId: string, key: string | undefined): string =>
    key === undefined
      ? secretFor(logicalId)
      : String(z.record(z.string(), z.unknown()).parse(JSON.parse(secretFor(logicalId)))[key]);
};
