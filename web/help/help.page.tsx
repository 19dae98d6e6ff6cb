import "./help.css";
import { Link, Navigate, useSearchParams } from "react-router-dom";
import { useViewer } from "../app/client/session.ts";
import { helpAddress, helpFor } from "../components/help/help-topics.ts";
import { Card, Grid } from "../components/layout/layout.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { helpAbout } from "./explained-pages.ts";
import { helpText as text } from "./help.text.ts";

export const HelpPage = () => {
  const viewer = useViewer();
  const [parameters] = useSearchParams();
  const about = helpAbout(parameters.get("zu") ?? "", viewer);
  if (about) return <Navigate to={about} replace />;

  return (
    <>
      <PageHeader title={text.title} meta={text.intro} />
      <nav aria-label={text.topics}>
        <Grid as="ul">
          {helpFor(viewer).map(({ id, title, intro, sections }) => (
            <Card as="li" key={id} className="help-topic">
              <h2>
                <Link to={helpAddress(id)}>{title}</Link>
              </h2>
              <p className="muted">{intro}</p>
              <ul>
                {Object.entries(sections).map(([section, { title: heading }]) => (
                  <li key={section}>
                    <Link to={helpAddress(id, section)}>{heading}</Link>
                  </li>
                ))}
              </ul>
            </Card>
          ))}
        </Grid>
      </nav>
    </>
  );
};
