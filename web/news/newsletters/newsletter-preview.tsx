import "./newsletter-preview.css";
import { useQuery } from "@tanstack/react-query";
import { Skeleton } from "primereact/skeleton";
import { useState } from "react";
import { ApiProblem } from "../../app/api-problem.ts";
import { useDebounced } from "../../components/use-debounced.ts";
import type { NewsletterForm } from "./newsletter-form.ts";
import { newsletterQueries } from "./newsletters.queries.ts";
import { newsletterEditorText as text } from "./newsletters.text.ts";

const PAUSE = 700;
const widths = ["phone", "desktop"] as const;

/** How a newsletter will look, at the width of a phone or of a screen. */
export const NewsletterPreview = ({ form }: { form: NewsletterForm }) => {
  const [width, setWidth] = useState<(typeof widths)[number]>("desktop");
  const rested = useDebounced({ ...form, title: form.title.trim() || text.untitled }, PAUSE);
  const { data, error, isPlaceholderData } = useQuery(newsletterQueries.preview(rested));

  return (
    <section className="preview" aria-label={text.preview}>
      <div className="preview-head">
        <h2>{text.preview}</h2>
        <fieldset className="preview-widths" aria-label={text.previewWidth}>
          {widths.map((name) => (
            <label key={name} className="preview-width">
              <input
                type="radio"
                name="preview-width"
                checked={width === name}
                onChange={() => setWidth(name)}
              />
              <i className={`pi ${name === "phone" ? "pi-mobile" : "pi-desktop"}`} aria-hidden="true" />
              {text[name]}
            </label>
          ))}
        </fieldset>
      </div>
      {data && (
        <p className="preview-subject">
          <span className="muted">{text.previewSubject}:</span> {data.subject}
        </p>
      )}
      {error && (
        <p className="field-problem" role="status">
          <i className="pi pi-exclamation-circle" aria-hidden="true" />
          {text.previewFailed} {error instanceof ApiProblem ? error.title : ""}
        </p>
      )}
      <div className="preview-frame" data-width={width} data-waiting={isPlaceholderData}>
        {data ? (
          // Same origin, so that pictures come with the session; no scripts, forms or ways out of the frame.
          <iframe title={text.preview} sandbox="allow-same-origin" srcDoc={data.html} />
        ) : (
          !error && <Skeleton height="100%" />
        )}
      </div>
    </section>
  );
};
