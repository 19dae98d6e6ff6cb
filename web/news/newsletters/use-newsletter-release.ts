import { useQuery } from "@tanstack/react-query";
import { actorOf } from "../../../../shared/contract/permissions.ts";
import { type Newsletter, writerOf } from "../../../../shared/news/newsletter.ts";
import { mayRelease } from "../../../../shared/news/release.ts";
import { useViewer } from "../../../app/client/session.ts";
import { fourEyesOf } from "../../releasers.queries.ts";
import { useNewsRights } from "../../use-news-rights.ts";

/** Whether this newsletter still needs a second person, and who could be that. */
export const useFourEyes = (newsletter: Newsletter) => {
  const { organisationId, release, startedSendingAt } = newsletter;
  const viewer = useViewer();
  const { mayEdit } = useNewsRights();
  const isEditor = mayEdit(organisationId);
  const { data } = useQuery({
    ...fourEyesOf(organisationId),
    enabled: isEditor && startedSendingAt === null,
  });
  const actor = actorOf(viewer);
  const isNeeded = isEditor && startedSendingAt === null && data?.newsletters === true;

  return {
    isNeeded,
    isMissing: isNeeded && release?.state !== "given",
    mayDecide: isEditor && release != null && mayRelease(release, actor),
    others: data?.people.filter(({ id }) => id !== actor && id !== writerOf(newsletter)),
  };
};
