import { StatusTag } from "../../components/status-tag.tsx";
import { cloudText as text } from "../cloud.text.ts";

export const SharedTag = () => (
  <span title={text.sharedHelp}>
    <StatusTag tone="info" icon="pi-share-alt">
      {text.shared}
    </StatusTag>
  </span>
);
