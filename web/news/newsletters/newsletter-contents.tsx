import { Link } from "react-router-dom";
import type { Newsletter } from "../../../shared/news/newsletter.ts";
import { paths } from "../../app/shell/paths.ts";
import { Panel } from "../../components/layout/panel.tsx";
import { newsletterFormOf } from "./newsletter-form.ts";
import { NewsletterPreview } from "./newsletter-preview.tsx";
import { newsletterFields } from "./newsletters.text.ts";
import { OfferedFiles } from "./offered-files.tsx";
import { newsletterPageText as text } from "./sending.text.ts";
import { SentMail } from "./sent-mail.tsx";

interface NewsletterContentsProps {
  newsletter: Newsletter;
  /** Only editors may see what is not sent yet. */
  hasPreview: boolean;
}

const NewsletterMail = ({ newsletter, hasPreview }: NewsletterContentsProps) => {
  if (newsletter.startedSendingAt !== null) return <SentMail id={newsletter.id} />;
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
