import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import type { ArticleSummary } from "../../../shared/news/article.ts";
import type { Newsletter } from "../../../shared/news/newsletter.ts";
import { paths } from "../../app/shell/paths.ts";
import { Button } from "../../components/button.tsx";
import { useConfirm } from "../../components/confirm-action.tsx";
import { Panel, Row } from "../../components/layout/layout.tsx";
import { MailPreview } from "../../components/mail-preview.tsx";
import { SeenRegion } from "../../components/seen-region.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { newsletterFormOf } from "./newsletter-form.ts";
import { NewsletterPreview } from "./newsletter-preview.tsx";
import { newsletterMutations, newsletterQueries } from "./newsletters.queries.ts";
import { newsletterFields } from "./newsletters.text.ts";
import { offeredFilesText, newsletterPageText as text } from "./sending.text.ts";

const SentMail = ({ id }: { id: string }) => {
  const { data, error } = useQuery(newsletterQueries.contents(id));

  return <MailPreview title={text.sentMail} mail={data} error={error} />;
};

interface OfferedFilesProps {
  newsletterId: string;
  article: ArticleSummary;
  mayEdit: boolean;
}

const OfferedFiles = ({ newsletterId, article: { id, title }, mayEdit }: OfferedFilesProps) => {
  const confirm = useConfirm();
  const toasts = useToasts();
  const { mutateAsync } = useMutation(newsletterMutations.withdrawFiles);

  const run = async () => {
    await mutateAsync({ params: { id: newsletterId, articleId: id } });
    toasts.success(offeredFilesText.withdrawn(title));
  };

  return (
    <Row align="center" gap={2} lines={0} className="offered-files muted">
      {offeredFilesText.offered}
      {mayEdit && (
        <Button
          text
          label={offeredFilesText.withdraw}
          onClick={() =>
            confirm({
              title: offeredFilesText.withdrawTitle,
              text: offeredFilesText.withdrawText(title),
              verb: offeredFilesText.withdrawVerb,
              danger: true,
              run,
            })
          }
        />
      )}
    </Row>
  );
};

interface NewsletterContentsProps {
  newsletter: Newsletter;
  hasPreview: boolean;
}

const NewsletterMail = ({ newsletter, hasPreview }: NewsletterContentsProps) => {
  if (newsletter.startedSendingAt !== null) {
    return (
      <SeenRegion height="728px">
        <SentMail id={newsletter.id} />
      </SeenRegion>
    );
  }
  return hasPreview ? <NewsletterPreview form={newsletterFormOf(newsletter)} /> : null;
};

export const NewsletterContents = ({ newsletter, hasPreview }: NewsletterContentsProps) => (
  <div className="newsletter-columns">
    <Panel as="section" gap={4} aria-label={text.content}>
      <h2>{newsletterFields.articles}</h2>
      {newsletter.articles.length === 0 ? (
        <p className="muted">{newsletter.content === null ? text.noArticles : text.onlyText}</p>
      ) : (
        <ol className="newsletter-articles">
          {newsletter.articles.map((article) => (
            <li key={article.id}>
              <Link to={paths.article(article.urlTitle)}>{article.title}</Link>
              {article.offersFiles && (
                <OfferedFiles newsletterId={newsletter.id} article={article} mayEdit={hasPreview} />
              )}
            </li>
          ))}
        </ol>
      )}
    </Panel>
    <NewsletterMail newsletter={newsletter} hasPreview={hasPreview} />
  </div>
);
