import { Link } from "react-router-dom";
import { formatStamp } from "../../../shared/dates/dates.ts";
import type { Subscription } from "../../../shared/news/subscription.ts";
import { subscriptionPaths } from "./subscription-paths.ts";
import { preferencesText as text, unsubscribeText } from "./subscriptions.text.ts";

export const NotSubscribed = ({ unsubscribedAt, organisationId }: Subscription) => (
  <>
    <p>{unsubscribedAt === null ? text.unconfirmed : text.ended(formatStamp(unsubscribedAt))}</p>
    <Link to={subscriptionPaths.register(organisationId)}>{unsubscribeText.again}</Link>
  </>
);
