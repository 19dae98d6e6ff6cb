import { useQuery } from "@tanstack/react-query";
import { sendFlags } from "../../../shared/news/newsletter.ts";
import type { InWords } from "../../components/form/editor/differences.ts";
import { useOfficeName } from "../offices.ts";
import type { NewsletterForm } from "./newsletter-form.ts";
import { newsletterQueries } from "./newsletters.queries.ts";
import { flagText, newsletterEditorText as text } from "./newsletters.text.ts";

export const useNewsletterInWords = (): InWords<NewsletterForm> => {
  const officeName = useOfficeName();
  const { data: templates = [] } = useQuery(newsletterQueries.templates);

  return {
    organisationId: ({ organisationId = null }) => officeName(organisationId),
    templateId: ({ templateId }) =>
      templates.find((set) => set.id === templateId)?.name ?? text.defaultTemplate,
    articles: ({ articles }) =>
      articles.map(({ title, offersFiles }) => (offersFiles ? text.withFiles(title) : title)).join(", "),
    recipients: (newsletter) =>
      sendFlags
        .filter((flag) => newsletter[flag])
        .map((flag) => flagText[flag])
        .join(", "),
  };
};
