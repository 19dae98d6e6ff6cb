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
import { birthdaysText, discussionsText, homeText, nextEventsText } from "./home.text.ts";
import { HomePart } from "./home-part.tsx";

// Loaded only if there is a news area, and for those who work there.
const NewestArticles = lazy(async () => ({
  default: (await import("./newest-articles.tsx")).NewestArticles,
}));
const NextEvents = lazy(async () => ({ default: (await import("./next-events.tsx")).NextEvents }));
const LatestDiscussions = lazy(async () => ({
  default: (await import("./latest-discussions.tsx")).LatestDiscussions,
}));
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
        <HomePart
          id="next-events"
          title={nextEventsText.title}
          all={<Link to="/calendar">{nextEventsText.all}</Link>}
          height="var(--next-events)"
        >
          <NextEvents />
        </HomePart>
      )}
      {isBuilt("/discussions") && (
        <HomePart
          id="discussions"
          title={discussionsText.title}
          all={<Link to="/discussions">{discussionsText.all}</Link>}
          height="var(--latest-discussions)"
        >
          <LatestDiscussions />
        </HomePart>
      )}
      {isBuilt("/employees/:id") && (
        <HomePart
          id="birthdays"
          title={birthdaysText.title}
          all={<Link to="/employees">{birthdaysText.all}</Link>}
          height="136px"
        >
          <Birthdays />
        </HomePart>
      )}
    </>
  );
};
