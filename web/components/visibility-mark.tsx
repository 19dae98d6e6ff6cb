import "./visibility-mark.css";
import { documentVisibilityText } from "../../shared/visibility/visibility.text.ts";
import type { DocumentVisibility } from "../../shared/visibility/visibility.ts";

interface VisibilityMarkProps {
  visibility: DocumentVisibility;
  note?: string | undefined;
}

export const VisibilityMark = ({ visibility, note }: VisibilityMarkProps) => (
  <span className="visibility-mark" data-narrow={visibility !== "Everybody"}>
    {visibility !== "Everybody" && <i className="pi pi-lock" aria-hidden="true" />}
    <span>
      {documentVisibilityText[visibility]}
      {note && <span className="muted"> ({note})</span>}
    </span>
  </span>
);
