import "./home.css";
import { Skeleton } from "primereact/skeleton";
import { lazy, useState } from "react";
import { Link } from "react-router-dom";
import { isAllowed, type Rule } from "../../shared/contract/permissions.ts";
import { useSignedIn } from "../app/client/session.ts";
import { isBuilt } from "../app/shell/areas.ts";
import { Grid } from "../components/layout/grid.tsx";
import { Row } from "../components/layout/row.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { Region } from "../components/region.tsx";
import { birthdaysText, discussionsText, eventsText, homeText } from "./home.text.ts";

// Loaded only if there is a news area, and for those who work there.
const NewestArticles = lazy(async () => ({
  default: (await import("./newest-articles.tsx")).NewestArticles,
}));
const LatestDiscussions = lazy(async () => ({
  default: (await import("./latest-discussions.tsx")).LatestDiscussions,
}));
const NextEvents = lazy(async () => ({ default: (await import("./next-events.tsx")).NextEvents }));
const Birthdays = lazy(async () => ({ default: (await import("./birthdays.tsx")).Birthdays }));
const Desk = lazy(async () => ({ default: (await import("./desk.tsx")).Desk }));
const RunningNewsletters = lazy(async () => ({
  default: (await import("./running-newsletters.tsx")).RunningNewsletters,
}));

const cardsOnTheWay = (
  <Grid>
    {["a", "b", "c", "d", "e", "f"].map((card) => (
      <Skeleton key={card} height="416px" />
    ))}
  </Grid>
);

const deskOnTheWay = (
  <>
    <Skeleton height="var(--pile)" />
    <Skeleton height="var(--pile)" />
  </>
);

interface NewsProps {
  isEditor: boolean;
  isReader: boolean;
}

const News = ({ isEditor, isReader }: NewsProps) => (
  <div className="home" data-desk={isEditor}>
    {isEditor && (
      <section className="home-desk" aria-label={homeText.desk}>
        <Region part fallback={null}>
          <RunningNewsletters />
        </Region>
        <Region part fallback={deskOnTheWay}>
          <Desk />
        </Region>
      </section>
    )}
    <section aria-labelledby="newest">
      <Row className="home-section" gap={6} lines={2} align="baseline" spread>
        <h2 id="newest">{homeText.newest}</h2>
        {isReader && <Link to="/news">{homeText.allArticles}</Link>}
      </Row>
      <Region part fallback={cardsOnTheWay}>
        <NewestArticles />
      </Region>
    </section>
  </div>
);

export const HomePage = () => {
  const { employee, viewer } = useSignedIn();
  const [hour] = useState(() => new Date().getHours());
  const may = (rule: Rule) => isAllowed(viewer, rule, viewer.employedAt);

  return (
    <>
      <PageHeader
        title={homeText.title}
        meta={homeText.greeting(employee ? `${employee.firstname} ${employee.lastname}`.trim() : "", hour)}
      />
      {isBuilt("/news") && <News isEditor={may("EDIT_NEWS")} isReader={may("READ_NEWS")} />}
      {isBuilt("/calendar") && (
        <section className="home-part" aria-labelledby="events">
          <Row className="home-section" gap={6} lines={2} align="baseline" spread>
            <h2 id="events">{eventsText.title}</h2>
            <Link to="/calendar">{eventsText.all}</Link>
          </Row>
          <Region part fallback={<Skeleton height="var(--next-events)" />}>
            <NextEvents />
          </Region>
        </section>
      )}
      {isBuilt("/discussions") && (
        <section className="home-part" aria-labelledby="discussions">
          <Row className="home-section" gap={6} lines={2} align="baseline" spread>
            <h2 id="discussions">{discussionsText.title}</h2>
            <Link to="/discussions">{discussionsText.all}</Link>
          </Row>
          <Region part fallback={<Skeleton height="var(--latest-discussions)" />}>
            <LatestDiscussions />
          </Region>
        </section>
      )}
      {isBuilt("/employees/:id") && (
        <section className="home-part" aria-labelledby="birthdays">
          <Row className="home-section" gap={6} lines={2} align="baseline" spread>
            <h2 id="birthdays">{birthdaysText.title}</h2>
            <Link to="/employees">{birthdaysText.all}</Link>
          </Row>
          <Region part fallback={<Skeleton height="136px" />}>
            <Birthdays />
          </Region>
        </section>
      )}
    </>
  );
};
