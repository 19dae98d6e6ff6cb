import { checkedAddress } from "../../../shared/contract/mail-address.ts";
import { publicImprintAddress } from "../../../shared/news/public-address.ts";
import { OPERATOR } from "../../../shared/organisations/operator.ts";
import type { Organisation } from "../../../shared/organisations/organisation.ts";
import type { MailFrom } from "../../platform/mail/mail-from.ts";
import type { Organisations } from "../organisations/organisations.collection.ts";
import type { MailOrganisation, MailSender } from "./mail-data.ts";

export interface MailOrigin {
  readonly organisation: MailOrganisation | null;
  readonly sender: MailSender | null;
  readonly from: MailFrom;
}

const senderOf = (office: Organisation, portalOrigin: string): MailSender => ({
  ...office,
  imprintUrl: `${portalOrigin}${publicImprintAddress(office.id)}`,
});

type Answering = Pick<Organisation, "mailReplyTo" | "email">;

const replyToOf = ({ mailReplyTo, email }: Answering): string | undefined =>
  [mailReplyTo, email].map((typed) => checkedAddress(typed ?? "").address).find(Boolean);

type Offices = Pick<Organisations, "findMany">;

const loadOffices = async (officeId: string | null, organisations: Offices) => {
  const found = await organisations.findMany(officeId === null ? [OPERATOR] : [officeId, OPERATOR]);
  const [office, operator] = [found.get(officeId ?? ""), found.get(OPERATOR)];
  const from: MailFrom = {
    name: (office?.mailSenderName ?? office?.name ?? operator?.mailSenderName) || undefined,
    replyTo: (office && replyToOf(office)) ?? (operator && replyToOf(operator)),
  };
  return { office, operator, from };
};

export const loadMailOrigin = async (
  organisationId: string | null,
  organisations: Offices,
  portalOrigin: string,
): Promise<MailOrigin & { readonly office: Organisation | undefined }> => {
  const { office, operator, from } = await loadOffices(organisationId, organisations);
  const answering = office ?? operator;
  return {
    office,
    organisation: office ?? null,
    sender: answering ? senderOf(answering, portalOrigin) : null,
    from,
  };
};

export const openMailFrom =
  (organisations: Offices) =>
  async (officeId: string | null): Promise<MailFrom> =>
    (await loadOffices(officeId, organisations)).from;
