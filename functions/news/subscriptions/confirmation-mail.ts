import { loadMailOrigin } from "../../data/templates/mail-sender.ts";
import type { Mail } from "../../data/templates/render-mail.ts";
import type { PublicDeps } from "../public.deps.ts";

/** Names nobody: what strangers type must not reach a foreign address. */
export const confirmationMail = async (
  token: string,
  organisationId: string,
  { organisations, templateSets, portalOrigin }: PublicDeps,
): Promise<Mail> => {
  // Loaded on first use, not at each cold start.
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
