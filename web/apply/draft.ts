import * as z from "zod";
import { tabStore } from "../app/client/tab-store.ts";
import type { ApplyForm } from "./apply-form.ts";

const keyOf = (organisationId: string) => `application:${organisationId}`;

const Kept = z.record(z.string(), z.unknown());

export const draftOf = (organisationId: string): Partial<ApplyForm> =>
  Kept.safeParse(tabStore.read(keyOf(organisationId))).data ?? {};

/** Consent is given anew each time. */
export const keepDraft = (organisationId: string, form: ApplyForm): void => {
  const { consent: _text, isConsented: _given, website: _trap, ...draft } = form;
  tabStore.keep(keyOf(organisationId), draft);
};

export const forgetDraft = (organisationId: string): void => tabStore.forget(keyOf(organisationId));
