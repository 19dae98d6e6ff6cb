import type { AreaRows } from "./endpoint-row.ts";
import { everybody, members, oneself } from "./rights.ts";

const credential = {
  id: "unbekannt",
  rawId: "unbekannt",
  type: "public-key",
} as const;
const clientDataJSON = Buffer.from("{}").toString("base64url");

export const passkeysRows: AreaRows<"login">["passkeys"] = {
  list: { isOwn: true, right: members },
  options: { isOwn: true, right: members },
  create: {
    isOwn: true,
    right: members,
    body: {
      name: "Mein Notebook",
      credential: { ...credential, response: { clientDataJSON, attestationObject: "unbekannt" } },
    },
  },
  remove: { isOwn: true, right: oneself, resource: async () => ({ id: "unknown" }) },
  signInOptions: { isOwn: true, right: everybody },
  signIn: {
    isOwn: true,
    right: everybody,
    body: {
      credential: {
        ...credential,
        response: { clientDataJSON, authenticatorData: "unbekannt", signature: "unbekannt" },
      },
    },
  },
};
