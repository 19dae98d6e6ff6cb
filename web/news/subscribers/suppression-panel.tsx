import { Button } from "primereact/button";
import { formatDate, formatDateTime } from "../../../shared/dates/dates.ts";
import type { SubscriberWithState } from "../../../shared/news/subscriber.ts";
import { usePersonNames } from "../../components/people/use-person-names.ts";
import { useOfficeName } from "../offices.ts";
import { useNewsRights } from "../use-news-rights.ts";
import { SubscriberStateTag } from "./subscriber-state.tsx";
import { suppressionText as text } from "./subscribers.text.ts";

interface SuppressionPanelProps {
  subscriber: SubscriberWithState;
  onLift: () => void;
}

export const SuppressionPanel = ({ subscriber, onLift }: SuppressionPanelProps) => {
  const { state, customerUnsuscribedAt, suppressedAt, suppressedReason, suppressionLift } = subscriber;
  const { groupSuppression, unsubscribedElsewhere } = subscriber;
  const names = usePersonNames(suppressionLift?.by);
  const officeName = useOfficeName();
  const { mayEdit } = useNewsRights();
  const isFree = !suppressionLift && !groupSuppression && unsubscribedElsewhere.length === 0;
  if (state === "confirmed" && isFree) return null;
  const elsewhere = state === "unsubscribed" ? text.unsubscribedAt : text.cameBack;
  const lift = <Button type="button" outlined size="small" label={text.liftDots} onClick={onLift} />;

  return (
    <div className="suppression">
      <SubscriberStateTag state={state} />
      {customerUnsuscribedAt && <p>{text.unsubscribed(formatDate(customerUnsuscribedAt))}</p>}
      {unsubscribedElsewhere.map(({ organisationId, at }) => (
        <p key={organisationId}>{elsewhere(officeName(organisationId), formatDate(at))}</p>
      ))}
      {state === "unconfirmed" && <p>{text.unconfirmed}</p>}
      {suppressedAt && suppressedReason && (
        <>
          <p>
            {text.since(formatDate(suppressedAt))}. {text.reasons[suppressedReason]} {text.consequence}
          </p>
          {lift}
        </>
      )}
      {!suppressedAt && groupSuppression && (
        <>
          <p>
            {text.since(formatDate(groupSuppression.at))}. {text.reasons[groupSuppression.reason]}{" "}
            {text.groupConsequence}
          </p>
          {mayEdit(null) && lift}
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
