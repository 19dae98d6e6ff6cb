import "./mail-preview.css";
import { Skeleton } from "primereact/skeleton";
import { useId, useState } from "react";
import { ApiProblem } from "../app/api-problem.ts";
import { mailPreviewText as text } from "./components.text.ts";

const widths = ["phone", "desktop"] as const;

interface MailPreviewProps {
  /** What it shows, where "Vorschau" does not say it. */
  title?: string;
  /** Nothing while it is loaded. */
  mail: { readonly subject: string; readonly html: string } | undefined;
  error?: unknown;
  /** Whether what is shown is about to be replaced. */
  isWaiting?: boolean;
}

/** How a mail looks, at the width of a phone or of a screen. */
export const MailPreview = ({ title = text.preview, mail, error, isWaiting = false }: MailPreviewProps) => {
  const [width, setWidth] = useState<(typeof widths)[number]>("desktop");
  const name = useId();

  return (
    <section className="preview" aria-label={title}>
      <div className="preview-head">
        <h2>{title}</h2>
        <fieldset className="preview-widths" aria-label={text.width}>
          {widths.map((one) => (
            <label key={one} className="preview-width">
              <input type="radio" name={name} checked={width === one} onChange={() => setWidth(one)} />
              <i className={`pi ${one === "phone" ? "pi-mobile" : "pi-desktop"}`} aria-hidden="true" />
              {text[one]}
            </label>
          ))}
        </fieldset>
      </div>
      {mail && (
        <p className="preview-subject">
          <span className="muted">{text.subject}:</span> {mail.subject}
        </p>
      )}
      {error ? (
        <p className="field-problem" role="status">
          <i className="pi pi-exclamation-circle" aria-hidden="true" />
          {text.failed} {error instanceof ApiProblem ? error.title : ""}
        </p>
      ) : null}
      <div className="preview-frame" data-width={width} data-waiting={isWaiting}>
        {mail ? (
          // Same origin, so that pictures come with the session; no scripts, forms or ways out of the frame.
          <iframe title={title} sandbox="allow-same-origin" srcDoc={mail.html} />
        ) : (
          !error && <Skeleton height="100%" />
        )}
      </div>
    </section>
  );
};
