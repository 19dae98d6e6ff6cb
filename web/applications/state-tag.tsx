import { StatusTag } from "../components/status-tag.tsx";
import { stateText as text } from "./applications.text.ts";

export const StateTag = ({ isProcessed }: { isProcessed: boolean }) => (
  <StatusTag tone={isProcessed ? "success" : "info"}>{isProcessed ? text.processed : text.open}</StatusTag>
);
