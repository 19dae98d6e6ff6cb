import * as z from "zod";

export const recipientKinds = ["employees", "clients", "externals"] as const;
export const RecipientKind = z.enum(recipientKinds);
export type RecipientKind = z.infer<typeof RecipientKind>;

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

/** Subscribers have no account, so links into the portal lead nowhere for them. */
export const mayReachSubscribers = (choice: RecipientChoice): boolean =>
  (choice.sendToClients || choice.sendToExternals) &&
  (choice.sendToSubsInterestedInTaxNews || choice.sendToSubsInterestedInDoctorNews);

export interface EmployeeCandidate {
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

export const choosesEmployee = (
  choice: RecipientChoice,
  employee: EmployeeCandidate,
  office: OfficeKind | undefined,
): boolean => {
  if (!isOfOffice(choice, employee.employedAt)) return false;
  if (choice.sendToEmployees) return true;
  if (!employee.isDirector || !office) return false;
  return (
    (choice.sendToAssociateDirectors && office.isAssociate) ||
    (choice.sendToPartnerDirectors && office.isPartner)
  );
};

export const kindOfSubscriber = (subscriber: Pick<SubscriberCandidate, "isClient">): RecipientKind =>
  subscriber.isClient ? "clients" : "externals";

export const choosesSubscriber = (choice: RecipientChoice, subscriber: SubscriberCandidate): boolean =>
  isOfOffice(choice, subscriber.organisationId) &&
  (subscriber.isClient ? choice.sendToClients : choice.sendToExternals) &&
  ((choice.sendToSubsInterestedInTaxNews && subscriber.receivesTaxNews) ||
    (choice.sendToSubsInterestedInDoctorNews && subscriber.receivesDoctorsNews));

export const leftOutReasons = [
  "unconfirmed",
  "unsubscribed",
  "bounced",
  "complained",
  "removed",
  "noAddress",
  "sameAddress",
] as const;
export const LeftOutReason = z.enum(leftOutReasons);
export type LeftOutReason = z.infer<typeof LeftOutReason>;

export const ownReasonToLeaveOut = ({
  registrationConfirmedAt,
  customerUnsuscribedAt,
}: Pick<SubscriberCandidate, "registrationConfirmedAt" | "customerUnsuscribedAt">):
  | LeftOutReason
  | undefined => {
  if (customerUnsuscribedAt !== null) return "unsubscribed";
  return registrationConfirmedAt === null ? "unconfirmed" : undefined;
};

/** Addresses with the same key get one mail. */
export const addressKey = (email: string): string => email.trim().toLowerCase();
