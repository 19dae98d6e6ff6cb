import * as z from "zod";
import { SubscriptionRequest } from "../../../shared/news/subscription.ts";
import { parsedBy } from "../../components/form/resolver.ts";
import { registrationText } from "./subscriptions.text.ts";

const Registration = SubscriptionRequest.and(
  z.object({ consent: z.literal(true, { error: registrationText.noConsent }) }),
);

export type RegistrationForm = z.input<typeof SubscriptionRequest> & { consent: boolean };
export type Registration = z.output<typeof Registration>;

export const registrationResolver = parsedBy(Registration as z.ZodType<Registration, RegistrationForm>);

export const emptyRegistration = (organisationId: string): RegistrationForm => ({
  name: "",
  email: "",
  organisationId,
  receivesTaxNews: true,
  receivesDoctorsNews: false,
  branche: "",
  plz: "",
  ort: "",
  consent: false,
});
