import "./home.css";
import { Skeleton } from "primereact/skeleton";
import { lazy, useState } from "react";
import { Link } from "react-router-dom";
import { isBuilt } from "../app/areas.ts";
import { useSignedIn } from "../app/session.ts";
import { PageHeader } from "../components/page-header.tsx";
import { Region } from "../components/region.tsx";
import { homeText } from "./home.text.ts";

// Fetched only where there is a news area to lead to.
const NewestArticles = lazy(async () => ({
  default: (await import("./newest-articles.tsx")).NewestArticles,
}));

const cardsOnTheWay = (
  <div className="article-cards">
    {["one", "two", "three"].map((card) => (
      <Skeleton key={card} height="200px" />
    ))}
  </div>
);

export const HomePage = () => {
  const { employee } = useSignedIn();
  const [hour] = useState(() => new Date().getHours());

  return (
    <>
      <PageHeader title={homeText.title} meta={homeText.greeting(employee?.firstname ?? "", hour)} />
      {isBuilt("/news") && (
        <section aria-labelledby="newest">
          <div className="home-section">
            <h2 id="newest">{homeText.newest}</h2>
            <Link to="/news">{homeText.allArticles}</Link>
          </div>
          <Region part fallback={cardsOnTheWay}>
            <NewestArticles />
          </Region>
        </section>
      )}
    </>
  );
};
