import { publicImprintAddress } from "../../../shared/news/public-address.ts";
import { OPERATOR } from "../../../shared/organisations/operator.ts";
import type { Organisation } from "../../../shared/organisations/organisation.ts";
import type { Organisations } from "../organisations/organisations.collection.ts";
import type { MailOrganisation, MailSender } from "./mail-data.ts";

/** Where a mail comes from, as its template is told. */
export interface MailOrigin {
  /** Whose mail it is; null for one of the whole group. */
  readonly organisation: MailOrganisation | null;
  readonly sender: MailSender | null;
}

const senderOf = (office: Organisation, portalOrigin: string): MailSender => ({
  ...office,
  imprintUrl: `${portalOrigin}${publicImprintAddress(office.id)}`,
});

/** From whom a mail of this office comes, and who answers for it; without one the office that runs the portal. */
export const loadMailOrigin = async (
  organisationId: string | null,
  organisations: Pick<Organisations, "find">,
  portalOrigin: string,
): Promise<MailOrigin & { readonly office: Organisation | undefined }> => {
  const office = organisationId === null ? undefined : await organisations.find(organisationId);
  const answering = office ?? (await organisations.find(OPERATOR));
  return {
    office,
    organisation: office ?? null,
    sender: answering ? senderOf(answering, portalOrigin) : null,
  };
};
