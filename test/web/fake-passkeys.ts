import { onTestFinished } from "vitest";

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

const answerOf = (response: object) => ({
  id: "Y3JlZGVudGlhbA",
  rawId: bytes("credential"),
  type: "public-key",
  authenticatorAttachment: "platform",
  getClientExtensionResults: () => ({}),
  response: { clientDataJSON: bytes("client data"), ...response },
});

export const newCredential = answerOf({
  attestationObject: bytes("attestation"),
  getTransports: () => ["internal"],
});

export const usedCredential = answerOf({
  authenticatorData: bytes("authenticator data"),
  signature: bytes("signature"),
  userHandle: bytes("u1"),
});

interface Fakes {
  readonly create?: () => Promise<unknown>;
  readonly get?: (options: CredentialRequestOptions) => Promise<unknown>;
  /** Whether it suggests passkeys in the field for the name. */
  readonly suggests?: boolean;
}

const define = (target: object, name: string, value: unknown) => {
  Object.defineProperty(target, name, { configurable: true, value });
  onTestFinished(() => void Reflect.deleteProperty(target, name));
};

/** A browser that knows passkeys. */
export const fakePasskeys = ({ create, get, suggests = false }: Fakes) => {
  const isConditionalMediationAvailable = async () => suggests;
  define(
    globalThis,
    "PublicKeyCredential",
    Object.assign(() => undefined, { isConditionalMediationAvailable }),
  );
  define(navigator, "credentials", { create, get });
};

/** As browsers refuse. */
export const refusal = (name: string) => Promise.reject(new DOMException("No.", name));
