import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import * as z from "zod";
import { applicationProblems } from "../../shared/applications/applications.problems.ts";
import type { publicApplications } from "../../shared/applications/public-applications.contract.ts";
import { isProblem } from "../app/client/api-problem.ts";
import { tabStore } from "../app/client/tab-store.ts";
import { applyProblem } from "../components/form/apply-problem.ts";
import { applyMutations, applyQueries } from "./apply.queries.ts";
import { type Applied, type ApplyForm, applyResolver, emptyForm, sentOf } from "./apply-form.ts";
import type { Sent } from "./sent.page.tsx";

const keyOf = (organisationId: string) => `application:${organisationId}`;

const Kept = z.record(z.string(), z.unknown());

const draftOf = (organisationId: string): Partial<ApplyForm> =>
  Kept.safeParse(tabStore.read(keyOf(organisationId))).data ?? {};

const keepDraft = (organisationId: string, form: ApplyForm): void => {
  const { consent: _text, isConsented: _given, website: _trap, ...draft } = form;
  tabStore.keep(keyOf(organisationId), draft);
};

const forgetDraft = (organisationId: string): void => tabStore.forget(keyOf(organisationId));

export type FormFacts = z.output<(typeof publicApplications.form)["reply"]>;

export const useApplying = (organisationId: string, { consent, organisation, months }: FormFacts) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const send = useMutation(applyMutations.send);
  const form = useForm<ApplyForm, unknown, Applied>({
    resolver: applyResolver,
    defaultValues: { ...emptyForm(consent.version), ...draftOf(organisationId) },
  });

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft(organisationId, values),
      }),
    [form, organisationId],
  );

  // Consent refers to the text that is shown.
  useEffect(() => form.setValue("consent.version", consent.version), [form, consent.version]);

  const submit = form.handleSubmit(async (applied) => {
    try {
      await send.mutateAsync({ params: { id: organisationId }, body: sentOf(applied) });
      forgetDraft(organisationId);
      const state = { office: organisation.name, email: applied.email, months } satisfies Sent;
      await navigate("sent", { replace: true, state });
    } catch (error) {
      applyProblem(form, error);
      if (!isProblem(error, applicationProblems.otherConsent)) return;
      form.setValue("isConsented", false);
      await client.invalidateQueries({ queryKey: applyQueries.form(organisationId).queryKey });
    }
  });

  return { form, submit, isSending: send.isPending };
};
