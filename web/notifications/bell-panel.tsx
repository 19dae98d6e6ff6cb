import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { Button } from "../components/button.tsx";
import { Row, Stack } from "../components/layout/layout.tsx";
import { ProblemPanel } from "../components/problem-panel.tsx";
import { Skeleton } from "../components/skeleton.tsx";
import { commonText } from "../components/words.text.ts";
import { NotificationLine } from "./notification-line.tsx";
import { latestQuery, notificationMutations } from "./notifications.queries.ts";
import { notificationsText as text } from "./notifications.text.ts";
import { PushOffer } from "./push-offer.tsx";

interface BellPanelProps {
  hasUnread: boolean;
  onClose: () => void;
  onEscape: () => void;
}

const Latest = ({ onClose }: Pick<BellPanelProps, "onClose">) => {
  const { data, error, refetch } = useQuery(latestQuery);
  if (error && !data) return <ProblemPanel error={error} onRetry={refetch} />;
  if (!data) return <Skeleton height="240px" />;
  if (data.data.length === 0) return <p className="muted">{text.empty}</p>;
  return (
    <Stack as="ul" gap={0}>
      {data.data.map((notification) => (
        <li key={notification.id}>
          <NotificationLine notification={notification} onOpen={onClose} />
        </li>
      ))}
    </Stack>
  );
};

export const BellPanel = ({ hasUnread, onClose, onEscape }: BellPanelProps) => {
  const panel = useRef<HTMLDivElement>(null);
  const { data: latest } = useQuery(latestQuery);
  const readingAll = useMutation(notificationMutations.readAll);

  useEffect(() => panel.current?.focus(), []);

  return (
    <>
      <div className="bell-backdrop" aria-hidden="true" onClick={onClose} />
      <div
        ref={panel}
        className="bell-panel"
        role="dialog"
        aria-label={text.title}
        tabIndex={-1}
        onKeyDown={(event) => event.key === "Escape" && onEscape()}
        onBlur={({ currentTarget, relatedTarget }) => {
          // Closes on tabbing out; a click outside hits the backdrop.
          if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) onClose();
        }}
      >
        <Row className="bell-head" align="center" spread>
          <h2>{text.title}</h2>
          <Button text icon="pi pi-times" aria-label={commonText.close} onClick={onEscape} />
        </Row>
        <div className="bell-list">
          <Latest onClose={onClose} />
        </div>
        {hasUnread && <PushOffer onClose={() => panel.current?.focus()} />}
        <Row className="bell-foot" align="center" spread>
          <Link className="lone-link" to="/notifications" onClick={onClose}>
            {text.all}
          </Link>
          <Button
            text
            label={text.readAll}
            disabled={!hasUnread || !latest}
            loading={readingAll.isPending}
            onClick={() => {
              // The button gets disabled, which would lose the focus.
              panel.current?.focus();
              readingAll.mutate(latest?.data[0]?.createdAt);
            }}
          />
        </Row>
      </div>
    </>
  );
};
