import { randomBytes } from "node:crypto";
import * as z from "zod";
import type { Engine } from "./engine.ts";
import { startService } from "./service.ts";

export const FirmAccount = z.object({
  username: z.string(),
  password: z.string(),
  claims: z.record(z.string(), z.unknown()),
});
export type FirmAccount = z.infer<typeof FirmAccount>;

export interface FirmAccounts {
  readonly accounts: readonly FirmAccount[];
  readonly domains: readonly string[];
  readonly groups: Readonly<Record<string, string>>;
  readonly createEmployees: string;
}

interface FirmAccountsEngine extends Engine {
  readonly variables: Readonly<Record<string, string>>;
}

const ID = "firma";
const CLIENT = "kanzleiportal";

export const startFirmAccounts = async (
  { accounts, ...settings }: FirmAccounts,
  portal: string,
): Promise<FirmAccountsEngine> => {
  const service = startService(new URL("./firm-accounts.process.ts", import.meta.url));
  const secret = randomBytes(32).toString("base64url");
  const redirectUri = `${portal}/v1/login/providers/${ID}/callback`;
  try {
    const url = z
      .string()
      .parse(await service.call("start", { accounts, client: CLIENT, secret, redirectUri }));
    const provider = { id: ID, label: "Kanzleikonto", issuer: url, clientId: CLIENT, ...settings };
    return {
      url,
      variables: {
        FIRM_ACCOUNTS: "on",
        SIGN_IN_PROVIDERS: JSON.stringify([provider]),
        [`SIGN_IN_SECRET_${ID.toUpperCase()}`]: secret,
      },
      stop: service.stop,
    };
  } catch (error) {
    await service.stop();
    throw error;
  }
};
