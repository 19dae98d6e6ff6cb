import { publicApplications } from "../../shared/applications/public-applications.contract.ts";
import { mutationOf } from "../app/client/mutation-of.ts";
import { queryOf } from "../app/client/query-of.ts";

export const applyQueries = {
  form: (id: string) => queryOf(publicApplications.form, { params: { id } }),
  /** The token travels in a body, which is not logged. */
  consent: (token: string) => queryOf(publicApplications.consent, { body: { token } }),
};

export const applyMutations = {
  send: mutationOf(publicApplications.send),
  giveConsent: mutationOf(publicApplications.giveConsent, (token: string) => ({ body: { token } })),
};
