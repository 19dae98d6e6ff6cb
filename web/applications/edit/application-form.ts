import { zodResolver } from "@hookform/resolvers/zod";
import "../../../shared/contract/messages.ts";
import { type Application, ApplicationDraft } from "../../../shared/applications/application.ts";
import type { ApplicationInput } from "../applications.queries.ts";
import { applicationFields } from "../applications.text.ts";

export const applicationResolver = zodResolver(ApplicationDraft, undefined, { raw: true });

type Field = keyof typeof applicationFields;

const isField = (name: string): name is Field => name in applicationFields;

export const applicationFormOf = (application: Application): ApplicationInput => ({
  firstname: application.firstname,
  lastname: application.lastname,
  email: application.email,
  ...Object.fromEntries(
    Object.keys(applicationFields)
      .filter(isField)
      .map((field) => [field, application[field] ?? ""]),
  ),
});
