import "./home.css";
import { lazy, useState } from "react";
import { Link } from "react-router-dom";
import { isAllowed, type Rule } from "../../shared/contract/permissions.ts";
import { useSignedIn } from "../app/client/session.ts";
import { Grid, Row } from "../components/layout/layout.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { Region } from "../components/region.tsx";
import { SeenRegion } from "../components/seen-region.tsx";
import { Skeleton } from "../components/skeleton.tsx";
import { Desk, RunningNewsletters } from "./desk.tsx";
import { birthdaysText, discussionsText, homeText, nextEventsText } from "./home.text.ts";
import { LatestDiscussions } from "./latest-discussions.tsx";
import { NewestArticles } from "./newest-articles.tsx";
import { NextEvents } from "./next-events.tsx";
import { PinnedArticles } from "./pinned-articles.tsx";
import { useHomeTop, WaitingForMe } from "./waiting.tsx";
import { WatchedFolders } from "./watched-folders.tsx";

interface HomePartProps {
  id: string;
  title: string;
  all: React.ReactNode;
  /** Reserved, so that nothing moves. */
  height: string;
  children: React.ReactNode;
}

const HomePart = ({ id, title, all, height, children }: HomePartProps) => (
  <section className="home-part" aria-labelledby={id}>
    <Row className="home-section" gap={6} lines={2} align="baseline" spread>
      <h2 id={id}>{title}</h2>
      {all}
    </Row>
    <SeenRegion height={height}>{children}</SeenRegion>
  </section>
);

/** Lazy, since it imports the rules of telephone numbers. */
const Birthdays = lazy(async () => ({ default: (await import("./birthdays.tsx")).Birthdays }));

const OpenRequests = lazy(async () => ({ default: (await import("./open-requests.tsx")).OpenRequests }));

const cardsOnTheWay = (
  <Grid className="home-news">
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

const topOnTheWay = (
  <div className="home">
    <div className="home-waits">
      <Skeleton height="var(--pile)" />
    </div>
    {cardsOnTheWay}
  </div>
);

/** Waits for its content, whose height shifts everything below. */
const Top = ({ isEditor, isReader }: { isEditor: boolean; isReader: boolean }) => {
  const { pinned, waiting, isPending, isIncomplete } = useHomeTop();
  if (isPending) return topOnTheWay;

  return (
    <div className="home">
      <PinnedArticles articles={pinned} />
      <div className="home-waits">
        <WaitingForMe waiting={waiting} isIncomplete={isIncomplete} />
      </div>
      <section className="home-news" aria-labelledby="newest">
        <Row className="home-section" gap={6} lines={2} align="baseline" spread>
          <h2 id="newest">{homeText.newest}</h2>
          {isReader && <Link to="/news">{homeText.allArticles}</Link>}
        </Row>
        <Region part fallback={cardsOnTheWay}>
          <NewestArticles />
        </Region>
      </section>
      {isEditor && (
        <div className="home-desk">
          <Region part fallback={null}>
            <RunningNewsletters />
          </Region>
          <Region part fallback={deskOnTheWay}>
            <Desk />
          </Region>
        </div>
      )}
    </div>
  );
};

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
      <Top isEditor={may("EDIT_NEWS")} isReader={may("READ_NEWS")} />
      <HomePart
        id="next-events"
        title={nextEventsText.title}
        all={<Link to="/calendar">{nextEventsText.all}</Link>}
        height="var(--next-events)"
      >
        <NextEvents />
      </HomePart>
      <HomePart
        id="discussions"
        title={discussionsText.title}
        all={<Link to="/discussions">{discussionsText.all}</Link>}
        height="var(--latest-discussions)"
      >
        <LatestDiscussions />
      </HomePart>
      <HomePart
        id="birthdays"
        title={birthdaysText.title}
        all={<Link to="/employees">{birthdaysText.all}</Link>}
        height="136px"
      >
        <Birthdays />
      </HomePart>
      <SeenRegion height="0px">
        <OpenRequests />
      </SeenRegion>
      <WatchedFolders />
    </>
  );
};
