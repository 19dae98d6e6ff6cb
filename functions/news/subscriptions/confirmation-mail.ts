import { loadMailOrigin } from "../../data/templates/mail-sender.ts";
import type { Mail } from "../../data/templates/render-mail.ts";
import type { PublicDeps } from "../public.deps.ts";

/**
 * The mail that asks for a confirmation. It names nobody: what strangers type must not reach an address that may
 * not be theirs.
 */
export const confirmationMail = async (
  token: string,
  organisationId: string,
  { organisations, templateSets, portalOrigin }: PublicDeps,
): Promise<Mail> => {
  // Loaded by the first who registers, not at each start of the function.
  const [{ renderMail }, set, { organisation, sender }] = await Promise.all([
    import("../../data/templates/render-mail.ts"),
    templateSets.findDefault(),
    loadMailOrigin(organisationId, organisations, portalOrigin),
  ]);
  const query = new URLSearchParams({ organisation: organisationId, token });
  return renderMail(set, "subscriberConfirmationTemplate", {
    name: "",
    portalOrigin,
    organisation,
    sender,
    confirmUrl: `${portalOrigin}/subscriptions/confirm?${query}`,
  });
};
