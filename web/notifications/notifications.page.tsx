import { useMutation, useQuery } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { Skeleton } from "primereact/skeleton";
import { Link } from "react-router-dom";
import { ListFrame } from "../components/list/list-frame.tsx";
import { useList } from "../components/list/use-list.ts";
import { PageHeader } from "../components/page-header.tsx";
import { NotificationDays } from "./notification-days.tsx";
import { notificationMutations, notificationsList, unreadQuery } from "./notifications.queries.ts";
import { notificationsText as text } from "./notifications.text.ts";

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
