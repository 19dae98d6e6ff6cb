import "./rich-text.css";
import DOMPurify from "dompurify";
import { useMemo } from "react";

const purifier = DOMPurify(window);

purifier.addHook("afterSanitizeAttributes", (node) => {
  if (node.getAttribute("target") === "_blank") node.setAttribute("rel", "noopener noreferrer");
});

const clean = (html: string) =>
  purifier.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ["style", "form"],
    ADD_ATTR: ["target"],
  });

interface SafeHtmlProps {
  html: string;
  ref?: React.Ref<HTMLDivElement>;
}

/** The server sanitises, too; this is defence in depth. */
export const SafeHtml = ({ html, ref }: SafeHtmlProps) => {
  const inner = useMemo(() => ({ __html: clean(html) }), [html]);

  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned just above
  return <div ref={ref} className="rich-text" dangerouslySetInnerHTML={inner} />;
};
