import { useMutation, useQuery } from "@tanstack/react-query";
import { subDays } from "date-fns/subDays";
import { Link } from "react-router-dom";
import { dayOf, formatWeekday } from "../../shared/dates/dates.ts";
import type { Notification } from "../../shared/notifications/notification.ts";
import { Button } from "../components/button.tsx";
import { Stack } from "../components/layout/layout.tsx";
import { ListFrame } from "../components/list/list-frame.tsx";
import { useList } from "../components/list/use-list.ts";
import { PageHeader } from "../components/page-header.tsx";
import { Skeleton } from "../components/skeleton.tsx";
import { NotificationLine } from "./notification-line.tsx";
import { notificationMutations, notificationsList, unreadQuery } from "./notifications.queries.ts";
import { notificationsText as text } from "./notifications.text.ts";

const titleOf = (day: string, now: Date): string => {
  if (day === dayOf(now)) return text.today;
  return day === dayOf(subDays(now, 1)) ? text.yesterday : formatWeekday(day);
};

const NotificationDays = ({ notifications }: { notifications: readonly Notification[] }) => {
  const now = new Date();
  const days = [...Map.groupBy(notifications, ({ createdAt }) => dayOf(createdAt))];

  return days.map(([day, own]) => (
    <section key={day} className="notification-day">
      <h2>{titleOf(day, now)}</h2>
      <Stack as="ul" gap={0}>
        {own.map((notification) => (
          <li key={notification.id}>
            <NotificationLine notification={notification} />
          </li>
        ))}
      </Stack>
    </section>
  ));
};

const filters = [
  {
    field: "isRead",
    label: text.state,
    options: [
      { value: false, label: text.onlyUnread },
      { value: true, label: text.onlyRead },
    ],
  },
];

export const NotificationsPage = () => {
  const list = useList(notificationsList);
  const { data: { count: unread } = { count: 0 } } = useQuery(unreadQuery);
  const readingAll = useMutation(notificationMutations.readAll);
  const rows = list.query.data?.data;
  const isTop = list.config.skip === 0 && list.config.filters.length === 0;

  return (
    <>
      <PageHeader
        title={text.title}
        meta={
          <Link className="lone-link" to="/profile">
            {text.settings}
          </Link>
        }
        action={
          <Button
            outlined
            icon="pi pi-check"
            label={text.readAll}
            disabled={unread === 0}
            loading={readingAll.isPending}
            onClick={() => readingAll.mutate(isTop ? rows?.[0]?.createdAt : undefined)}
          />
        }
      />
      <ListFrame
        {...list}
        label={text.title}
        hasSearch={false}
        filters={filters}
        empty={{ text: text.emptyPage }}
      >
        {rows ? <NotificationDays notifications={rows} /> : <Skeleton height="480px" />}
      </ListFrame>
    </>
  );
};
