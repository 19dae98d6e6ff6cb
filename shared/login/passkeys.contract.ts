import * as z from "zod";
import { anyone, signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { sessionProblems } from "../contract/general.problems.ts";
import { page } from "../contract/list-query.ts";
import { Username } from "./credentials.ts";
import { loginProblems, passkeyProblems } from "./login.problems.ts";
import { PasskeyName } from "./passkey-name.ts";
import { SignedIn } from "./sign-in.contract.ts";

export const Passkey = z
  .object({
    id: z.string(),
    name: z.string(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "Passkey" });
export type Passkey = z.infer<typeof Passkey>;

/** In base64url, as all binary values here (Web Authentication Level 3, section 5.1). */
const Bytes = z
  .string()
  .max(16_384)
  .regex(/^[\w-]+$/);
const CredentialId = z
  .string()
  .max(1400)
  .regex(/^[\w-]+$/);

const Descriptor = z.object({
  id: z.string(),
  type: z.literal("public-key"),
  transports: z.array(z.string()).optional(),
});

const CreationOptions = z
  .object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.int() })),
    timeout: z.int(),
    excludeCredentials: z.array(Descriptor),
    authenticatorSelection: z.object({
      residentKey: z.literal("required"),
      requireResidentKey: z.literal(true),
      userVerification: z.literal("required"),
    }),
    attestation: z.literal("none"),
  })
  .meta({ id: "PasskeyCreationOptions" });

const RequestOptions = z
  .object({
    rpId: z.string(),
    challenge: z.string(),
    timeout: z.int(),
    userVerification: z.literal("required"),
  })
  .meta({ id: "PasskeyRequestOptions" });

const credentialOf = <Response extends z.ZodObject>(response: Response) =>
  z.object({
    id: CredentialId,
    rawId: CredentialId,
    type: z.literal("public-key"),
    response,
  });

const NewCredential = credentialOf(
  z.object({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
).meta({ id: "PasskeyRegistration" });
export type NewCredential = z.output<typeof NewCredential>;

const UsedCredential = credentialOf(
  z.object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: Bytes.optional(),
  }),
).meta({ id: "PasskeyAssertion" });
export type UsedCredential = z.output<typeof UsedCredential>;

const path = "/v1/login/passkeys";

export const passkeys = {
  list: endpoint({
    method: "GET",
    path,
    access: signedIn,
    beforeSecondFactor: true,
    summary: "The caller's passkeys",
    reply: page(Passkey),
  }),
  options: endpoint({
    method: "POST",
    path: `${path}/options`,
    access: signedIn,
    beforeSecondFactor: true,
    summary: "Begins a passkey: what the browser is to be asked for, good for five minutes",
    reply: CreationOptions,
    problems: [sessionProblems.tooOld, passkeyProblems.tooMany],
  }),
  create: endpoint({
    method: "POST",
    path,
    access: signedIn,
    beforeSecondFactor: true,
    summary: "Saves the passkey that the browser has made; it counts as both factors",
    audited: "passkey.added",
    body: z.object({ name: PasskeyName, credential: NewCredential }),
    reply: Passkey,
    status: 201,
    problems: [passkeyProblems.enrolmentOver, passkeyProblems.isKnown, passkeyProblems.tooMany],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${path}/{id}`,
    access: signedIn,
    summary: "Removes one of the caller's passkeys",
    audited: "passkey.removed",
    problems: [passkeyProblems.notFound, sessionProblems.tooOld],
  }),
  signInOptions: endpoint({
    method: "POST",
    path: `${path}/sign-in/options`,
    access: anyone,
    summary: "What the browser is to be asked for to sign in, the same for everybody; good for five minutes",
    reply: RequestOptions,
    callsPerMinute: 120,
  }),
  signIn: endpoint({
    method: "POST",
    path: `${path}/sign-in`,
    access: anyone,
    summary: "Signs in by a passkey, which counts as both factors: sets the session and XSRF cookies",
    /** `username` admits only this person's passkeys: as the second factor, or to sign in again. */
    body: z.object({ credential: UsedCredential, username: Username.optional() }),
    reply: SignedIn,
    audited: ["session.started", "session.refused"],
    problems: [passkeyProblems.refused, loginProblems.throttled],
  }),
};
