import type { LinkedStores } from "../../data/stores.ts";
import type { MailData } from "../../data/templates/mail-data.ts";
import { renderKind } from "../../data/templates/mail-of-kind.ts";
import { loadMailOrigin } from "../../data/templates/mail-sender.ts";

type ForumMail = Pick<MailData["forumNotificationTemplate"], "post" | "discussions">;

export const loadForumTemplate = async ({ templateSets, organisations, portalOrigin }: LinkedStores) => {
  const [set, { organisation, sender }] = await Promise.all([
    templateSets.findDefault(),
    loadMailOrigin(null, organisations, portalOrigin),
  ]);
  return (mail: ForumMail): string =>
    renderKind(set, "forumNotificationTemplate", { portalOrigin, organisation, sender, ...mail }, []);
};
