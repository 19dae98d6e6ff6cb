import * as z from "zod";

/** The settings of all providers share the function's environment, which ends at 4 KB. */
const LONGEST = 2_800;

const hostName = z.string().regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/, "is not a host name");
const id = z.string().regex(/^[\w-]{1,64}$/, "is not an id of the portal");

const SignInProvider = z.strictObject({
  /** Part of addresses, of people's links and of the secret's name: it must not change. */
  id: z.string().regex(/^[a-z][a-z0-9-]{0,19}$/, "is not up to 20 small letters, digits and hyphens"),
  label: z.string().min(1).max(40),
  issuer: z.url({ protocol: /^https$/, error: "is not an address that begins with https://" }),
  clientId: z.string().min(1).max(200),
  domains: z.array(hostName).min(1).max(20).optional(),
  groups: z.record(z.string().min(1).max(100), id).optional(),
  /** Incrementing it makes the next deployment read another secret: `infra/RUNBOOK.md`. */
  clientSecret: z.int().min(1).default(1),
});
export type SignInProvider = z.output<typeof SignInProvider>;

const isDistinct = (providers: readonly SignInProvider[]) =>
  new Set(providers.map((provider) => provider.id)).size === providers.length;

const isOfManyTenants = ({ issuer }: SignInProvider) =>
  /^https:\/\/login\.microsoftonline\.com\/(common|organizations|consumers)\//.test(issuer);

export const SignInProviders = z
  .array(SignInProvider)
  .max(5, "are more than five")
  .refine(isDistinct, "have the same id twice")
  .refine(
    (providers) => providers.every((one) => one.domains || !isOfManyTenants(one)),
    "need domains where the issuer is that of many tenants: anybody's tenant could vouch for any address",
  )
  .refine(
    (providers) => JSON.stringify(providers).length <= LONGEST,
    `are longer than ${LONGEST} characters together: map fewer groups`,
  );

export const clientSecretName = (stage: string, provider: Pick<SignInProvider, "id" | "clientSecret">) =>
  `kanzleiportal-${stage}-sign-in-${provider.id}-${provider.clientSecret}`;
