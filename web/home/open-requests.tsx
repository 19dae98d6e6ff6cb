import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { cloudItemAddress } from "../../shared/cloud/cloud-address.ts";
import { requests } from "../../shared/cloud/requests.contract.ts";
import { formatDate } from "../../shared/dates/dates.ts";
import { queryOf } from "../app/client/query-of.ts";
import { Panel } from "../components/layout/panel.tsx";
import { RequestTag } from "../components/request-tag.tsx";
import { requestsText as text } from "./home.text.ts";

/** Own requests for papers; near the end of the page, since it is there only if there are any. */
export const OpenRequests = () => {
  const {
    data: { data },
  } = useSuspenseQuery(queryOf(requests.open, {}));
  if (data.length === 0) return null;

  return (
    <section className="home-part" aria-labelledby="requests">
      <h2 id="requests" className="home-section">
        {text.title}
      </h2>
      <Panel as="ul" className="home-list" pad="none">
        {data.map(({ id, itemId, title, name, state, arrived, wanted, expiresAt }) => (
          <li key={id}>
            <Link className="lone-link" to={cloudItemAddress(itemId)}>
              {title}
            </Link>
            <span className="muted">
              <RequestTag state={state} /> {text.facts(name, arrived, wanted)} ·{" "}
              {text.until(formatDate(new Date(Date.parse(expiresAt) - 1)))}
            </span>
          </li>
        ))}
      </Panel>
    </section>
  );
};
