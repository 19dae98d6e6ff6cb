import "./subscriber.css";
import { formatStamp } from "../../../shared/dates/dates.ts";
import type { SubscriberWithState } from "../../../shared/news/subscriber.ts";
import { Button } from "../../components/button.tsx";
import { stampInWords } from "../../components/date-text.tsx";
import { Panel } from "../../components/layout/layout.tsx";
import { usePersonNames } from "../../components/people/use-person-names.ts";
import { useOfficeName } from "../offices.ts";
import { useNewsRights } from "../use-news-rights.ts";
import { SubscriberStateTag } from "./subscriber-state.tsx";
import { suppressionText as text } from "./subscribers.text.ts";

interface StandingPanelProps {
  subscriber: SubscriberWithState;
  isAlwaysShown?: boolean;
  onLift: () => void;
}

const isInterested = ({ receivesTaxNews, receivesDoctorsNews }: SubscriberWithState) =>
  receivesTaxNews || receivesDoctorsNews;

export const StandingPanel = ({ subscriber, isAlwaysShown = false, onLift }: StandingPanelProps) => {
  const { state, customerUnsuscribedAt, suppressedAt, suppressedReason, suppressionLift } = subscriber;
  const { groupSuppression, unsubscribedElsewhere, unsubscribedBy } = subscriber;
  const names = usePersonNames(suppressionLift?.by, unsubscribedBy);
  const officeName = useOfficeName();
  const { mayEdit } = useNewsRights();
  const isFree = !suppressionLift && !groupSuppression && unsubscribedElsewhere.length === 0;
  const isUsual = state === "confirmed" && isFree;
  if (isUsual && !isAlwaysShown) return null;
  const elsewhere = state === "unsubscribed" ? text.unsubscribedAt : text.cameBack;
  const lift = <Button outlined size="small" label={text.liftDots} onClick={onLift} />;

  return (
    <Panel className="standing" pad="tight" gap={2}>
      <SubscriberStateTag state={state} />
      {isUsual && (
        <p>
          {isInterested(subscriber) ? text.confirmed(officeName(subscriber.organisationId)) : text.noInterest}
        </p>
      )}
      {customerUnsuscribedAt && (
        <p>
          {text.unsubscribed(stampInWords(customerUnsuscribedAt))}{" "}
          {unsubscribedBy && text.recordedBy(names.get(unsubscribedBy) ?? text.somebody)}
        </p>
      )}
      {unsubscribedElsewhere.map(({ organisationId, at }) => (
        <p key={organisationId}>{elsewhere(officeName(organisationId), stampInWords(at))}</p>
      ))}
      {state === "unconfirmed" && <p>{text.unconfirmed}</p>}
      {suppressedAt && suppressedReason && (
        <>
          <p>
            {text.since(formatStamp(suppressedAt))}. {text.reasons[suppressedReason]} {text.consequence}
          </p>
          {lift}
        </>
      )}
      {!suppressedAt && groupSuppression && (
        <>
          <p>
            {text.since(formatStamp(groupSuppression.at))}. {text.reasons[groupSuppression.reason]}{" "}
            {text.groupConsequence}
          </p>
          {mayEdit(null) && lift}
        </>
      )}
      {suppressionLift && (
        <p className="muted">
          {text.liftedBy(stampInWords(suppressionLift.at), names.get(suppressionLift.by) ?? text.somebody)}:{" "}
          {suppressionLift.reason}
        </p>
      )}
    </Panel>
  );
};
