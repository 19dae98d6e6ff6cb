import { subHours } from "date-fns/subHours";
import type { StoredDataRequest } from "../../../functions/data/data-requests/data-requests.repository.ts";
import { personalText } from "../../../functions/data/personal/personal.text.ts";
import type { Subscriber } from "../../../shared/news/subscriber.ts";

export const makeDataRequest = ({ id, email }: Subscriber, now: Date): StoredDataRequest => {
  const at = subHours(now, 3).toISOString();
  const { subscribers, ledgers, suppressions } = personalText.areas;
  return {
    id: "0-data-request",
    email,
    person: {
      email,
      employeeIds: [],
      userIds: [],
      usernames: [],
      subscriberIds: [id],
      applicationIds: [],
    },
    state: "ready",
    done: 16,
    total: 16,
    found: [
      { area: "subscribers", count: 1, fate: "erased", ...subscribers },
      { area: "ledgers", count: 12, fate: "kept", ...ledgers },
      { area: "suppressions", count: 1, fate: "kept", ...suppressions },
    ],
    foundAt: at,
    fileId: null,
    contents: null,
    erasedBy: null,
    erasedAt: null,
    createdAt: at,
    createdBy: "user-1",
    createdByName: "admin",
    runs: 1,
  };
};
