import { Link } from "react-router-dom";
import type { Article } from "../../../shared/news/article.ts";
import { isBuilt } from "../../app/shell/areas.ts";
import { paths } from "../../app/shell/paths.ts";
import { DateText } from "../../components/date-text.tsx";

interface PersonProps {
  id: string | null;
  name: string;
}

/** A name that leads to the person where there is a page of people. */
const Person = ({ id, name }: PersonProps) =>
  id !== null && isBuilt("/employees/:id") ? <Link to={paths.employee(id)}>{name}</Link> : name;

/** Who wrote an article, and when it appeared. */
export const ArticleMeta = ({ article }: { article: Article }) => (
  <>
    <DateText value={article.releaseDate} show="date" />
    {article.authorName && (
      <>
        {" · "}
        <Person id={article.authorId} name={article.authorName} />
      </>
    )}
    {article.tag && ` · ${article.tag}`}
  </>
);
