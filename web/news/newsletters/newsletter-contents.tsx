import { Link } from "react-router-dom";
import type { Newsletter } from "../../../shared/news/newsletter.ts";
import { paths } from "../../app/paths.ts";
import { newsletterFormOf } from "./newsletter-form.ts";
import { NewsletterPreview } from "./newsletter-preview.tsx";
import { newsletterFields } from "./newsletters.text.ts";
import { newsletterPageText as text } from "./sending.text.ts";

interface NewsletterContentsProps {
  newsletter: Newsletter;
  /** The preview is for those who may edit. */
  hasPreview: boolean;
}

/** What stands in a newsletter. */
export const NewsletterContents = ({ newsletter, hasPreview }: NewsletterContentsProps) => (
  <div className="newsletter-columns">
    <section className="editor-panel" aria-label={text.content}>
      <h2>{newsletterFields.articles}</h2>
      {newsletter.articles.length === 0 ? (
        <p className="muted">{text.noArticles}</p>
      ) : (
        <ol className="newsletter-articles">
          {newsletter.articles.map(({ id, title, urlTitle }) => (
            <li key={id}>
              <Link to={paths.article(urlTitle)}>{title}</Link>
            </li>
          ))}
        </ol>
      )}
    </section>
    {hasPreview && <NewsletterPreview form={newsletterFormOf(newsletter)} />}
  </div>
);
