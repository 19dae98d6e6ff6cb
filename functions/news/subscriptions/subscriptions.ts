import { subscriptions as contract } from "../../../shared/news/subscriptions.contract.ts";
import { implement } from "../../platform/http/implement.ts";
import { mailAddressOf } from "../../platform/mail/mail-address.ts";
import type { PublicDeps } from "../public.deps.ts";
import { confirm } from "./confirm.ts";
import { readPreferences, savePreferences } from "./preferences.ts";
import { register } from "./register.ts";
import { unsubscribe } from "./unsubscribe.ts";

export const subscriptions = implement<typeof contract, PublicDeps>(contract, {
  register: ({ body }, deps) => register({ ...body, email: mailAddressOf(body.email) }, deps),

  confirm: ({ body }, deps) => confirm(body.token, deps),

  preferences: ({ body }, deps) => readPreferences(body.token, deps),

  savePreferences: ({ body }, deps) => savePreferences(body, deps),

  unsubscribe: ({ query, body }, deps) => unsubscribe(query.token ?? body?.token ?? "", deps),
});
