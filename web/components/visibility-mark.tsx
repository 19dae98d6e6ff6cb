import "./items.css";
import type { DocumentVisibility } from "../../../shared/visibility/visibility.ts";
import { groupName } from "../cloud.text.ts";

/** A lock only repeats that not everybody sees it. */
export const VisibilityMark = ({ visibility }: { visibility: DocumentVisibility }) => (
  <span className="visibility-mark" data-narrow={visibility !== "Everybody"}>
    {visibility !== "Everybody" && <i className="pi pi-lock" aria-hidden="true" />}
    {groupName(visibility)}
  </span>
);
