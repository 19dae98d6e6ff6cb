import { federation } from "../../shared/login/federation.contract.ts";
import { login } from "../../shared/login/login.contract.ts";
import { mutationOf } from "../app/client/mutation-of.ts";
import { queryOf } from "../app/client/query-of.ts";

export const profileQueries = {
  own: queryOf(login.profile.read, {}),
  sessions: queryOf(login.sessions.list, {}),
  firmAccounts: queryOf(federation.links.list, {}),
};

export const profileMutations = {
  changePassword: mutationOf(login.password, (body: { password: string; newPassword: string }) => ({ body })),
  endSession: mutationOf(login.sessions.remove, (id: string) => ({ params: { id } })),
  endFirmAccount: mutationOf(federation.links.remove, (id: string) => ({ params: { id } })),
  endOtherSessions: mutationOf(login.sessions.removeOthers),
};
