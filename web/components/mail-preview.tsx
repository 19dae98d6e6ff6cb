import "./mail-preview.css";
import { useLayoutEffect, useRef, useState } from "react";
import { ApiProblem } from "../app/client/api-problem.ts";
import { ChoiceBar } from "./choice-bar.tsx";
import { mailPreviewText as text } from "./components.text.ts";
import { FieldProblem } from "./form/field-problem.tsx";
import { Row, Stack } from "./layout/layout.tsx";
import { Skeleton } from "./skeleton.tsx";

const useScale = (width: number) => {
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setScale(element.clientWidth ? Math.min(1, element.clientWidth / width) : 1);
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);

  return [box, scale] as const;
};

const looks = { phone: "pi-mobile", desktop: "pi-desktop", text: "pi-align-left" } as const;
type Look = keyof typeof looks;
/** In pixels; a narrower box scales the mail down. */
const DESKTOP = 720;

interface MailPreviewProps {
  title?: string;
  /** Undefined while loading; `text` adds a tab. */
  mail: { readonly subject: string; readonly html: string; readonly text?: string } | undefined;
  error?: unknown;
  isWaiting?: boolean;
}

export const MailPreview = ({ title = text.preview, mail, error, isWaiting = false }: MailPreviewProps) => {
  const [look, setLook] = useState<Look>("desktop");
  const [frame, scale] = useScale(DESKTOP);
  const offered: readonly Look[] =
    mail?.text === undefined ? ["phone", "desktop"] : ["phone", "desktop", "text"];
  const shown = offered.includes(look) ? look : "desktop";
  const isScaled = shown === "desktop" && scale < 1;

  return (
    <Stack as="section" gap={2} aria-label={title}>
      <Row align="center" spread>
        <h2 className="preview-title">{title}</h2>
        <ChoiceBar
          label={text.width}
          choices={offered.map((one) => ({ value: one, label: text[one], icon: looks[one] }))}
          value={shown}
          onChange={setLook}
        />
      </Row>
      <p className="preview-subject">
        <span className="muted">{text.subject}:</span> {mail?.subject}
      </p>
      {error ? (
        <FieldProblem role="status">
          {text.failed} {error instanceof ApiProblem ? error.title : ""}
        </FieldProblem>
      ) : null}
      <div ref={frame} className="preview-frame" data-width={shown} data-waiting={isWaiting}>
        {!mail && !error && <Skeleton height="100%" />}
        {mail &&
          (shown === "text" ? (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
            <pre tabIndex={0}>{mail.text}</pre>
          ) : (
            // Same origin for pictures with the session; no scripts, forms or navigation.
            <iframe
              title={title}
              sandbox="allow-same-origin"
              srcDoc={mail.html}
              style={
                isScaled
                  ? { width: DESKTOP, height: `${100 / scale}%`, transform: `scale(${scale})` }
                  : undefined
              }
            />
          ))}
      </div>
    </Stack>
  );
};
