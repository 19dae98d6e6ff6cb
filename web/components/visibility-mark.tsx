import "./visibility-mark.css";
import { documentVisibilityText } from "../../shared/visibility/visibility.text.ts";
import type { DocumentVisibility } from "../../shared/visibility/visibility.ts";

/** A lock only repeats that not everybody sees it. */
export const VisibilityMark = ({ visibility }: { visibility: DocumentVisibility }) => (
  <span className="visibility-mark" data-narrow={visibility !== "Everybody"}>
    {visibility !== "Everybody" && <i className="pi pi-lock" aria-hidden="true" />}
    {documentVisibilityText[visibility]}
  </span>
);
