import { createHmac, generateKeyPairSync, type KeyObject, randomUUID, sign } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

const newKey = () => {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return { id: randomUUID(), privateKey, publicKey };
};

const signedBy = (privateKey: KeyObject, header: object, claims: object) => {
  const text = `${encoded(header)}.${encoded(claims)}`;
  return `${text}.${sign("sha256", Buffer.from(text), privateKey).toString("base64url")}`;
};

interface Person {
  readonly sub: string;
  readonly email?: string;
  readonly [claim: string]: unknown;
}

interface Behaviour {
  /** In place of the right ones. */
  claims: Readonly<Record<string, unknown>>;
  /** How the ID token is signed. */
  signing: "right" | "none" | "foreign" | "secret" | "changed";
  /** Which of its addresses answers with what status. */
  broken: Readonly<Record<string, number>>;
  /** Which of its addresses never answers. */
  silent: string | undefined;
  userInfo: Readonly<Record<string, unknown>> | undefined;
}

const plain: Behaviour = {
  claims: {},
  signing: "right",
  broken: {},
  silent: undefined,
  userInfo: undefined,
};

interface Code {
  readonly person: Person;
  readonly nonce: string | null;
}

const bodyOf = async (request: IncomingMessage) => new URLSearchParams(await text(request));

/** An OpenID provider that may lie: what libraries make cannot be made wrong. */
export const startFakeProvider = async (client = { id: "portal", secret: "secret-of-the-portal" }) => {
  let key = newKey();
  let behaviour = { ...plain };
  let issuer = "";
  let signedIn = "";
  const codes = new Map<string, Code>();

  const idToken = ({ person, nonce }: Code) => {
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      ...person,
      iss: issuer,
      aud: client.id,
      iat: now,
      exp: now + 300,
      nonce,
      ...behaviour.claims,
    };
    const header = { alg: "RS256", kid: key.id };
    if (behaviour.signing === "none") return `${encoded({ alg: "none" })}.${encoded(claims)}.`;
    if (behaviour.signing === "foreign") return signedBy(newKey().privateKey, header, claims);
    if (behaviour.signing === "secret") {
      const text = `${encoded({ alg: "HS256" })}.${encoded(claims)}`;
      return `${text}.${createHmac("sha256", client.secret).update(text).digest("base64url")}`;
    }
    const token = signedBy(key.privateKey, header, claims);
    if (behaviour.signing === "right") return token;
    const [head, , signature] = token.split(".");
    return [head, encoded({ ...claims, sub: "somebody-else" }), signature].join(".");
  };

  const answers: Readonly<Record<string, (request: IncomingMessage) => unknown>> = {
    "/.well-known/openid-configuration": () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ["code"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: ["RS256"],
      code_challenge_methods_supported: ["S256"],
    }),
    "/keys": () => ({
      keys: [{ ...key.publicKey.export({ format: "jwk" }), kid: key.id, alg: "RS256", use: "sig" }],
    }),
    "/token": async (request) => {
      const code = (await bodyOf(request)).get("code") ?? "";
      const known = codes.get(code);
      codes.delete(code);
      if (!known) return { error: "invalid_grant" };
      signedIn = known.person.sub;
      return { access_token: "access", token_type: "bearer", id_token: idToken(known) };
    },
    "/userinfo": () => behaviour.userInfo ?? { sub: signedIn },
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = new URL(request.url ?? "/", issuer).pathname;
    if (behaviour.silent === path) return;
    const body = await answers[path]?.(request);
    const isError = typeof body === "object" && body !== null && "error" in body;
    response.statusCode = behaviour.broken[path] ?? (isError ? 400 : 200);
    response.setHeader("content-type", "application/json").end(JSON.stringify(body ?? {}));
  };

  const server = createServer((request, response) => void answer(request, response));
  await once(server.listen(0), "listening");
  const { port } = server.address() as AddressInfo;
  issuer = `http://localhost:${port}`;

  return {
    issuer,
    client,
    behave: (changes: Partial<Behaviour> = {}) => {
      behaviour = { ...plain, ...changes };
    },
    rotateKeys: () => {
      key = newKey();
    },
    /** Somebody signs in at the address that the portal has led to: gives what the provider answers. */
    signIn: (address: string, person: Person) => {
      const asked = new URL(address).searchParams;
      const code = randomUUID();
      codes.set(code, { person, nonce: asked.get("nonce") });
      return { code, state: asked.get("state") ?? "" };
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

export type FakeProvider = Awaited<ReturnType<typeof startFakeProvider>>;
