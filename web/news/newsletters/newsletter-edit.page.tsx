import { useSuspenseQuery } from "@tanstack/react-query";
import { Navigate, useParams } from "react-router-dom";
import { useViewer } from "../../app/client/session.ts";
import { COPY_OF } from "../../app/shell/paths.ts";
import { NotAllowed } from "../../components/no-access.tsx";
import { useOpeningParameter } from "../../components/use-address-parameters.ts";
import { newsPaths } from "../news-paths.ts";
import { useNewsRights } from "../use-news-rights.ts";
import { NewsletterEditor } from "./newsletter-editor.tsx";
import { isDraft, newNewsletterForm, newsletterFormOf } from "./newsletter-form.ts";
import { newsletterQueries } from "./newsletters.queries.ts";
import { newslettersText, newsletterEditorText as text } from "./newsletters.text.ts";

const NewsletterCopyEditor = ({ id }: { id: string }) => {
  const { data: copy } = useSuspenseQuery(newsletterQueries.copy(id));
  return (
    <NewsletterEditor
      title={text.copyTitle}
      start={newsletterFormOf(copy.data)}
      isStartUnsaved
      begunAs={`copy-${id}`}
    />
  );
};

const EmptyNewsletterEditor = () => {
  const { employedAt } = useViewer();
  const { mayEdit } = useNewsRights();
  const start = newNewsletterForm(mayEdit(null) ? null : employedAt);
  return <NewsletterEditor title={newslettersText.create} start={start} />;
};

export const NewNewsletterPage = () => {
  // A copy that was stored is a newsletter of its own.
  const source = useOpeningParameter(COPY_OF);
  return source ? <NewsletterCopyEditor id={source} /> : <EmptyNewsletterEditor />;
};

export const NewsletterEditPage = () => {
  const { id = "" } = useParams();
  const { data: stored } = useSuspenseQuery(newsletterQueries.edit(id));
  const { mayEdit } = useNewsRights();
  if (!mayEdit(stored.data.organisationId)) return <NotAllowed />;
  // Sent newsletters are frozen, and scheduled ones must be unscheduled on their page first.
  if (!isDraft(stored.data)) return <Navigate to={newsPaths.newsletter(id)} replace />;

  return <NewsletterEditor title={text.editTitle} stored={stored} start={newsletterFormOf(stored.data)} />;
};
