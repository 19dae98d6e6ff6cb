import { applicationFiles } from "../../../shared/applications/application-files.ts";
import { positions } from "../../../shared/applications/position.ts";
import { publicApplications as contract } from "../../../shared/applications/public-applications.contract.ts";
import { organisationProblems } from "../../../shared/organisations/organisations.problems.ts";
import { implement } from "../../platform/http/implement.ts";
import { notFound } from "../../platform/http/problem.ts";
import type { ApplicationsDeps } from "../applications.deps.ts";
import { consentTo } from "../consent.text.ts";
import { giveConsent, readConsent } from "../retention/longer-consent.ts";
import { sendApplication } from "./send-application.ts";

const officeAt = async (id: string, { organisations }: ApplicationsDeps) =>
  (await organisations.find(id)) ?? notFound(organisationProblems.notFound);

export const publicApplications = implement<typeof contract, ApplicationsDeps>(contract, {
  form: async ({ params }, deps) => {
    const [{ id, name, city }, { applicationMonths }] = await Promise.all([
      officeAt(params.id, deps),
      deps.settings.current(),
    ]);
    return {
      organisation: { id, name, city },
      consent: consentTo(applicationMonths),
      months: applicationMonths,
      positions: [...positions],
      files: { ...applicationFiles, types: [...applicationFiles.types] },
    };
  },

  send: async ({ params, body }, deps) => {
    const { id } = await officeAt(params.id, deps);
    await sendApplication(id, body, deps);
  },

  consent: ({ body }, deps) => readConsent(body.token, deps),

  giveConsent: ({ body }, deps) => giveConsent(body.token, deps),
});
