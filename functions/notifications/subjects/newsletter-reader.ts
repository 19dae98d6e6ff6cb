import { isAllowed, type Viewer } from "../../../shared/contract/permissions.ts";
import { Newsletter } from "../../../shared/news/newsletter.ts";
import { maySeeNewsletter } from "../../../shared/news/newsletter-visibility.ts";
import { newsletterAddress } from "../../../shared/news/public-address.ts";
import { factsIn, type SubjectReader } from "../subject-reader.ts";

const NewsletterFacts = Newsletter.pick({
  title: true,
  startedSendingAt: true,
  organisationId: true,
  createdBy: true,
  ownedBy: true,
});

const keyOf = (id: string) => ({ pk: "NEWSLETTER", sk: id });

const readsNews = (viewer: Viewer) => isAllowed(viewer, "READ_NEWS", viewer.employedAt);

export const newsletterReader: SubjectReader = {
  keysOf: ({ subjectId }) => [keyOf(subjectId)],
  shown: ({ subjectId }, viewer, known) => {
    const newsletter = factsIn(NewsletterFacts, known.at(keyOf(subjectId)));
    return newsletter && readsNews(viewer) && maySeeNewsletter(viewer, newsletter)
      ? { title: newsletter.title, path: newsletterAddress(subjectId) }
      : undefined;
  },
};
