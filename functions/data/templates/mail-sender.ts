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
}

const senderOf = (office: Organisation, portalOrigin: string): MailSender => ({
  ...office,
  imprintUrl: `${portalOrigin}${publicImprintAddress(office.id)}`,
});

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

type Answering = Pick<Organisation, "mailReplyTo" | "email">;

const replyToOf = ({ mailReplyTo, email }: Answering): string | undefined =>
  [mailReplyTo, email].map((typed) => checkedAddress(typed ?? "").address).find(Boolean);

export const openMailFrom =
  (organisations: Pick<Organisations, "findMany">) =>
  async (officeId: string | null): Promise<MailFrom> => {
    const found = await organisations.findMany(officeId === null ? [OPERATOR] : [officeId, OPERATOR]);
    const [office, operator] = [found.get(officeId ?? ""), found.get(OPERATOR)];
    return {
      name: (office?.mailSenderName ?? office?.name ?? operator?.mailSenderName) || undefined,
      replyTo: (office && replyToOf(office)) ?? (operator && replyToOf(operator)),
    };
  };
