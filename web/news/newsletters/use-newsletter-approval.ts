import { useMutation, useQuery } from "@tanstack/react-query";
import { actorOf } from "../../../shared/contract/permissions.ts";
import { mayApprove } from "../../../shared/news/approval.ts";
import { writerOf } from "../../../shared/news/newsletter.ts";
import { useViewer } from "../../app/client/session.ts";
import { newsletterApprovalWords } from "../approval/approval.text.ts";
import type { ApprovalFlow } from "../approval/approval-flow.ts";
import { fourEyesOf } from "../approval/approvers.queries.ts";
import { useNewsRights } from "../use-news-rights.ts";
import { approvalMutations, asShown, isOvertaken } from "./sending.queries.ts";
import type { Decidable } from "./shown-newsletter.ts";

interface Renewable extends Decidable {
  readonly renew: () => Promise<unknown>;
}

/** Requests and approvals name the shown version. */
export const useNewsletterApproval = (shown: Renewable): ApprovalFlow => {
  const { id, title, organisationId, release, startedSendingAt, ...newsletter } = shown.newsletter;
  const viewer = useViewer();
  const { mayEdit } = useNewsRights();
  const isEditor = mayEdit(organisationId);
  const isOpen = isEditor && startedSendingAt === null;
  const { data } = useQuery({ ...fourEyesOf(organisationId), enabled: isOpen });
  const onError = async (error: Error) => {
    if (isOvertaken(error)) await shown.renew();
  };
  const { mutateAsync: ask } = useMutation({ ...approvalMutations.request, onError });
  const { mutateAsync: give } = useMutation({ ...approvalMutations.give, onError });
  const { mutateAsync: refuse } = useMutation(approvalMutations.refuse);
  const actor = actorOf(viewer);
  const isNeeded = isOpen && data?.newsletters === true;

  return {
    title,
    words: newsletterApprovalWords,
    release: isOpen ? release : undefined,
    isNeeded,
    isMissing: isNeeded && release?.state !== "given",
    mayDecide: isOpen && release != null && mayApprove(release, actor),
    mayBeSilent: false,
    others: data?.people.filter((person) => person.id !== actor && person.id !== writerOf(newsletter)),
    ask: (asking) => ask({ id, ...asking, ...asShown(shown) }),
    give: (askedAt) => give({ id, askedAt, ...asShown(shown) }),
    refuse: (refusal) => refuse({ params: { id }, body: refusal }),
  };
};
