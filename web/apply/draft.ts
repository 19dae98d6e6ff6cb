import * as z from "zod";
import type { ApplyForm } from "./apply-form.ts";

const keyOf = (organisationId: string) => `application:${organisationId}`;

/** Until the tab is closed, since others may use the device; some browsers keep nothing. */
const ifKept = <Result>(ask: () => Result): Result | undefined => {
  try {
    return ask();
  } catch {
    return undefined;
  }
};

const Kept = z.record(z.string(), z.unknown());

export const draftOf = (organisationId: string): Partial<ApplyForm> =>
  ifKept(() => Kept.parse(JSON.parse(sessionStorage.getItem(keyOf(organisationId)) ?? "{}"))) ?? {};

/** Consent is given anew each time. */
export const keepDraft = (organisationId: string, form: ApplyForm): void => {
  const { consent: _text, isConsented: _given, website: _trap, ...draft } = form;
  ifKept(() => sessionStorage.setItem(keyOf(organisationId), JSON.stringify(draft)));
};

export const forgetDraft = (organisationId: string): void => {
  ifKept(() => sessionStorage.removeItem(keyOf(organisationId)));
};
