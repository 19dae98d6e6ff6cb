import { useQuery } from "@tanstack/react-query";
import { formatNumber } from "../components/date-text.tsx";
import { discussionsText as text } from "./discussions.text.ts";
import { unreadQuery } from "./reading.queries.ts";
import { UnreadCount } from "./unread-count.tsx";

export const UnreadMark = () => {
  const { data: unread } = useQuery(unreadQuery);
  if (!unread?.totalCount) return null;

  return <UnreadCount words={text.unread(unread.totalCount)}>{formatNumber(unread.totalCount)}</UnreadCount>;
};
