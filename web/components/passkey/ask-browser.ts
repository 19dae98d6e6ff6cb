import { startAuthentication, startRegistration } from "@simplewebauthn/browser";
import { ApiProblem } from "../../app/client/api-problem.ts";
import { passkeyProblemText as text } from "./passkey.text.ts";

const kinds: Readonly<Record<string, keyof typeof text>> = {
  NotAllowedError: "cancelled",
  AbortError: "cancelled",
  InvalidStateError: "isKnown",
  ConstraintError: "unsuitable",
  NotSupportedError: "unsuitable",
};

/** Translates browsers' errors (Web Authentication Level 3, sections 5.1.3 and 5.1.4). */
const explained = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await ask();
  } catch (cause) {
    const kind = (cause instanceof Error && kinds[cause.name]) || "failed";
    throw new ApiProblem({ ...text[kind], status: 400, code: `browser.passkey-${kind}` }, { cause });
  }
};

export const makePasskey = (optionsJSON: Parameters<typeof startRegistration>[0]["optionsJSON"]) =>
  explained(() => startRegistration({ optionsJSON }));

export const askForPasskey = (optionsJSON: Parameters<typeof startAuthentication>[0]["optionsJSON"]) =>
  explained(() => startAuthentication({ optionsJSON }));
