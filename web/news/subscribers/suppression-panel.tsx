import { Button } from "primereact/button";
import { formatDate, formatDateTime } from "../../../shared/dates/dates.ts";
import type { SubscriberWithState } from "../../../shared/news/subscriber.ts";
import { usePersonNames } from "../../components/people/use-person-names.ts";
import { SubscriberStateTag } from "./subscriber-state.tsx";
import { suppressionText as text } from "./subscribers.text.ts";

interface SuppressionPanelProps {
  subscriber: SubscriberWithState;
  onLift: () => void;
}

/** Why somebody gets no newsletter, what can be done about it, and who has lifted a suppression before. */
export const SuppressionPanel = ({ subscriber, onLift }: SuppressionPanelProps) => {
  const { state, customerUnsuscribedAt, suppressedAt, suppressedReason, suppressionLift } = subscriber;
  const names = usePersonNames(suppressionLift?.by);
  if (state === "confirmed" && !suppressionLift) return null;

  return (
    <div className="suppression">
      <SubscriberStateTag state={state} />
      {customerUnsuscribedAt && <p>{text.unsubscribed(formatDate(customerUnsuscribedAt))}</p>}
      {state === "unconfirmed" && <p>{text.unconfirmed}</p>}
      {suppressedAt && suppressedReason && (
        <>
          <p>
            {text.since(formatDate(suppressedAt))}. {text.reasons[suppressedReason]} {text.consequence}
          </p>
          <Button type="button" outlined size="small" label={text.liftDots} onClick={onLift} />
        </>
      )}
      {suppressionLift && (
        <p className="muted">
          {text.liftedBy(formatDateTime(suppressionLift.at), names.get(suppressionLift.by) ?? text.somebody)}:{" "}
          {suppressionLift.reason}
        </p>
      )}
    </div>
  );
};
