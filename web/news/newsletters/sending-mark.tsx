import { useQuery } from "@tanstack/react-query";
import { notifications } from "../../../shared/notifications/notifications.contract.ts";
import { queryOf } from "../../app/client/query-of.ts";
import { BusyMark } from "../../components/busy-mark.tsx";
import { markText } from "./sending.text.ts";

/** As fresh as the bell, with which it is asked for. */
export const SendingMark = () => {
  const { data } = useQuery(queryOf(notifications.unread, {}));

  return data?.isSending ? <BusyMark label={markText} /> : null;
};
