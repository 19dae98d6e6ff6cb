import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { frameQuery } from "../app/client/frame.query.ts";
import { DateText } from "../components/date-text.tsx";
import { Panel, Section } from "../components/layout/layout.tsx";
import { watchedText as text } from "./home.text.ts";

/** At the end of the page, since it appears only if something is new. */
export const WatchedFolders = () => {
  const { data } = useQuery(frameQuery);
  if (!data?.folders.length) return null;

  return (
    <Section className="home-part" title={text.title}>
      <Panel as="ul" className="home-list" pad="none">
        {data.folders.map(({ id, title, path, createdAt }) => (
          <li key={id}>
            <Link className="lone-link" to={path} title={title}>
              {title}
            </Link>
            <span className="muted">
              <DateText value={createdAt} />
            </span>
          </li>
        ))}
      </Panel>
    </Section>
  );
};
