import { queryOptions } from "@tanstack/react-query";
import { login } from "../../shared/login/login.contract.ts";
import { call } from "../app/client/call.ts";
import { keyOf } from "../app/client/query-key.ts";

export const profileQueries = {
  own: queryOptions({
    queryKey: keyOf(login.profile.read),
    queryFn: ({ signal }) => call(login.profile.read, {}, signal),
  }),
  sessions: queryOptions({
    queryKey: keyOf(login.sessions.list),
    queryFn: ({ signal }) => call(login.sessions.list, {}, signal),
  }),
};

export const profileMutations = {
  changePassword: {
    mutationFn: (body: { password: string; newPassword: string }) => call(login.password, { body }),
  },
  endSession: { mutationFn: (id: string) => call(login.sessions.remove, { params: { id } }) },
};

export const endOtherSessions = () => call(login.sessions.removeOthers, {});
