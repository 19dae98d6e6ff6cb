import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { cloudItemAddress, REQUESTS_ADDRESS } from "../../shared/cloud/cloud-address.ts";
import { requests } from "../../shared/cloud/requests.contract.ts";
import { listConfig } from "../../shared/contract/list.ts";
import { queryOf } from "../app/client/query-of.ts";
import { lastDayOf } from "../components/date-text.tsx";
import { Panel, Section } from "../components/layout/layout.tsx";
import { RequestTag } from "../components/request-tag.tsx";
import { requestsText as text } from "./home.text.ts";

const MOST_SHOWN = 20;

const open = listConfig({
  limit: MOST_SHOWN,
  filters: [{ field: "state", values: ["closed"], comparator: "neq" }],
});

/** Near the end of the page, since it appears only if there are requests. */
export const OpenRequests = () => {
  const {
    data: { data },
  } = useSuspenseQuery(queryOf(requests.own, { query: { config: open } }));
  if (data.length === 0) return null;

  return (
    <Section className="home-part" title={text.title} aside={<Link to={REQUESTS_ADDRESS}>{text.all}</Link>}>
      <Panel as="ul" className="home-list" pad="none">
        {data.map(({ id, itemId, title, name, state, arrived, wanted, toJudge, expiresAt }) => (
          <li key={id}>
            <Link className="lone-link" to={cloudItemAddress(itemId)}>
              {title}
            </Link>
            <span className="muted">
              <RequestTag state={state} />{" "}
              {[
                text.facts(name, arrived, wanted),
                ...(toJudge > 0 ? [text.toJudge(toJudge)] : []),
                text.until(lastDayOf(expiresAt)),
              ].join(" · ")}
            </span>
          </li>
        ))}
      </Panel>
    </Section>
  );
};
