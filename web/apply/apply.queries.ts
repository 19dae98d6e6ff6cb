import type * as z from "zod";
import type { ApplicationForm } from "../../shared/applications/application.ts";
import { publicApplications } from "../../shared/applications/public-applications.contract.ts";
import { mutationOf } from "../app/client/mutation-of.ts";
import { queryOf } from "../app/client/query-of.ts";

interface Applying {
  readonly organisationId: string;
  readonly body: z.input<typeof ApplicationForm>;
}

export const applyQueries = {
  form: (id: string) => queryOf(publicApplications.form, { params: { id } }),
  /** The token travels in a body, which is not logged. */
  consent: (token: string) => queryOf(publicApplications.consent, { body: { token } }),
};

export const applyMutations = {
  send: mutationOf(publicApplications.send, ({ organisationId, body }: Applying) => ({
    params: { id: organisationId },
    body,
  })),
  giveConsent: mutationOf(publicApplications.giveConsent, (token: string) => ({ body: { token } })),
};
