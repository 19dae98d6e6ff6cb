import { subDays } from "date-fns/subDays";
import { dayOf, formatWeekday } from "../../shared/dates/dates.ts";
import type { Notification } from "../../shared/notifications/notification.ts";
import { NotificationLine } from "./notification-line.tsx";
import { notificationsText as text } from "./notifications.text.ts";

const titleOf = (day: string, now: Date): string => {
  if (day === dayOf(now)) return text.today;
  return day === dayOf(subDays(now, 1)) ? text.yesterday : formatWeekday(day);
};

export const NotificationDays = ({ notifications }: { notifications: readonly Notification[] }) => {
  const now = new Date();
  const days = [...Map.groupBy(notifications, ({ createdAt }) => dayOf(createdAt))];

  return days.map(([day, own]) => (
    <section key={day} className="notification-day">
      <h2>{titleOf(day, now)}</h2>
      <ul>
        {own.map((notification) => (
          <li key={notification.id}>
            <NotificationLine notification={notification} />
          </li>
        ))}
      </ul>
    </section>
  ));
};
