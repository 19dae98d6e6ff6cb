import type { Subscriber } from "../../../../shared/news/subscriber.ts";
import { stampInWords } from "../../../components/date-text.tsx";
import { originText, consentText as text } from "./consent.text.ts";

type Consented = Pick<Subscriber, "consent" | "ownerConfirmedAt">;

const sourceOf = ({ consent }: Consented) =>
  consent
    ? text.since(
        [originText[consent.origin], consent.detail].filter(Boolean).join(": "),
        stampInWords(consent.at),
      )
    : text.unknown;

export const ConsentLine = ({ subscriber }: { subscriber: Consented }) => (
  <p className="field-help">
    {text.label}: {sourceOf(subscriber)}.{" "}
    {subscriber.ownerConfirmedAt && text.byOwner(stampInWords(subscriber.ownerConfirmedAt))}
  </p>
);
