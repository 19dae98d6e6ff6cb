import { checkedAddress } from "../../../shared/contract/mail-address.ts";
import { addressKey } from "../../../shared/news/recipients.ts";
import type { Claims } from "./openid.ts";
import type { Provider } from "./providers.ts";

export type Groups = ReadonlySet<string> | "unknown";

export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  /** Undefined unless the provider or the operator vouches for it. */
  readonly email: string | undefined;
  readonly firstname: string;
  readonly lastname: string;
  readonly groups: Groups;
  /** When the provider asked the person, in seconds; 0 if it does not say. */
  readonly provenAt: number;
}

const ENTRA = "https://login.microsoftonline.com";
const manyTenants = ["common", "organizations", "consumers"];

const isEntra = ({ issuer }: Provider) => new URL(issuer).origin === ENTRA;

const isOneTenant = (provider: Provider) =>
  isEntra(provider) && !manyTenants.includes(new URL(provider.issuer).pathname.split("/")[1] ?? "");

const textIn = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

const isTrue = (value: unknown) => [true, "true", 1, "1"].some((one) => one === value);

const domainOf = (email: string) => email.slice(email.lastIndexOf("@") + 1).toLowerCase();

const isNamed = (email: string, { domains = [] }: Provider) => domains.includes(domainOf(email));

const isOfDomains = (email: string, provider: Provider) =>
  provider.domains === undefined || isNamed(email, provider);

/** `xms_edov`: Entra has verified that the tenant owns the domain of `email`. */
const isVerified = (email: string, claims: Claims, provider: Provider): boolean => {
  if (claims.email_verified !== undefined) return claims.email_verified === true;
  if (!isEntra(provider)) return false;
  return isTrue(claims.xms_edov) || (isOneTenant(provider) && isNamed(email, provider));
};

/** User names within one tenant end in domains that it owns; a guest's does not. */
const isOwnName = (name: string, provider: Provider) =>
  isOneTenant(provider) && isNamed(name, provider) && !name.includes("#");

const vouchedAddress = (claims: Claims, provider: Provider): string | undefined => {
  const email = textIn(claims.email);
  if (email) return isVerified(email, claims, provider) ? email : undefined;
  const name = textIn(claims.preferred_username);
  return isOwnName(name, provider) ? name : undefined;
};

const emailOf = (claims: Claims, provider: Provider): string | undefined => {
  const { address } = checkedAddress(vouchedAddress(claims, provider) ?? "");
  return address && isOfDomains(address, provider) ? addressKey(address) : undefined;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const groupsOf = ({ groups, hasgroups, _claim_names: elsewhere }: Claims): Groups => {
  if (Array.isArray(groups)) return new Set(groups.filter((group) => typeof group === "string"));
  const isLeftOut = isTrue(hasgroups) || (isRecord(elsewhere) && "groups" in elsewhere);
  return isLeftOut ? "unknown" : new Set();
};

export const identityOf = (claims: Claims, provider: Provider): Identity => ({
  issuer: claims.iss,
  subject: claims.sub,
  email: emailOf(claims, provider),
  firstname: textIn(claims.given_name),
  lastname: textIn(claims.family_name) || textIn(claims.name),
  groups: groupsOf(claims),
  provenAt: typeof claims.auth_time === "number" ? claims.auth_time : 0,
});
