import * as z from "zod";
import { setting } from "../../platform/runtime/environment.ts";

const ProviderSetting = z.object({
  id: z.string(),
  label: z.string(),
  issuer: z.url(),
  clientId: z.string(),
  domains: z.array(z.string()).optional(),
  groups: z.record(z.string(), z.string()).default({}),
  createEmployees: z.string().optional(),
});

export interface Provider extends z.output<typeof ProviderSetting> {
  readonly clientSecret: string;
}

const secretName = (id: string) => `SIGN_IN_SECRET_${id.toUpperCase().replaceAll("-", "_")}`;

export const providersOf = (settings = process.env.SIGN_IN_PROVIDERS || "[]"): readonly Provider[] =>
  z
    .array(ProviderSetting)
    .parse(JSON.parse(settings))
    .map((provider) => ({ ...provider, clientSecret: setting(secretName(provider.id)) }));
