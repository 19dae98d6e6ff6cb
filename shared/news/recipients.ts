import * as z from "zod";

/** The kinds that status and details count by, in the order that decides which of two equal addresses wins. */
export const recipientKinds = ["employees", "clients", "externals"] as const;
export const RecipientKind = z.enum(recipientKinds);
export type RecipientKind = z.infer<typeof RecipientKind>;

/** What of a newsletter decides who gets it. */
export interface RecipientChoice {
  readonly organisationId: string | null;
  readonly sendToAssociateDirectors: boolean;
  readonly sendToPartnerDirectors: boolean;
  readonly sendToEmployees: boolean;
  readonly sendToClients: boolean;
  readonly sendToExternals: boolean;
  readonly sendToSubsInterestedInTaxNews: boolean;
  readonly sendToSubsInterestedInDoctorNews: boolean;
}

export interface EmployeeCandidate {
  readonly email: string | null;
  readonly isDirector: boolean;
  readonly employedAt: string | null;
}

export interface OfficeKind {
  readonly isPartner: boolean;
  readonly isAssociate: boolean;
}

export interface SubscriberCandidate {
  readonly organisationId: string;
  readonly isClient: boolean;
  readonly receivesTaxNews: boolean;
  readonly receivesDoctorsNews: boolean;
  readonly registrationConfirmedAt: string | null;
  readonly customerUnsuscribedAt: string | null;
}

const isOfOffice = (choice: RecipientChoice, organisationId: string | null) =>
  choice.organisationId === null || choice.organisationId === organisationId;

/** Whether an employee gets the newsletter: as one of all, or as a director of such an office. */
export const includesEmployee = (
  choice: RecipientChoice,
  employee: EmployeeCandidate,
  office: OfficeKind | undefined,
): boolean => {
  if (!employee.email || !isOfOffice(choice, employee.employedAt)) return false;
  if (choice.sendToEmployees) return true;
  if (!employee.isDirector || !office) return false;
  return (
    (choice.sendToAssociateDirectors && office.isAssociate) ||
    (choice.sendToPartnerDirectors && office.isPartner)
  );
};

/** The kind a subscriber counts as. */
export const kindOfSubscriber = (subscriber: Pick<SubscriberCandidate, "isClient">): RecipientKind =>
  subscriber.isClient ? "clients" : "externals";

/** Whether a subscriber gets the newsletter: confirmed, not unsubscribed, and chosen by kind and by interest. */
export const includesSubscriber = (choice: RecipientChoice, subscriber: SubscriberCandidate): boolean =>
  subscriber.registrationConfirmedAt !== null &&
  subscriber.customerUnsuscribedAt === null &&
  isOfOffice(choice, subscriber.organisationId) &&
  (subscriber.isClient ? choice.sendToClients : choice.sendToExternals) &&
  ((choice.sendToSubsInterestedInTaxNews && subscriber.receivesTaxNews) ||
    (choice.sendToSubsInterestedInDoctorNews && subscriber.receivesDoctorsNews));

/** An address as two are compared: one mail per address. */
export const addressKey = (email: string): string => email.trim().toLowerCase();
