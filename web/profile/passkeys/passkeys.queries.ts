import { type NewCredential, passkeys } from "../../../shared/login/passkeys.contract.ts";
import { call } from "../../app/client/call.ts";
import { mutationOf } from "../../app/client/mutation-of.ts";
import { queryOf } from "../../app/client/query-of.ts";

export const passkeysQuery = queryOf(passkeys.list, {});

export const beginPasskey = () => call(passkeys.options, {});

export const passkeyMutations = {
  create: mutationOf(passkeys.create, (body: { name: string; credential: NewCredential }) => ({ body })),
  remove: mutationOf(passkeys.remove, (id: string) => ({ params: { id } })),
};
