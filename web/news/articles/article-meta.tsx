import { Link } from "react-router-dom";
import type { Article } from "../../../shared/news/article.ts";
import { paths } from "../../app/shell/paths.ts";
import { DateText } from "../../components/date-text.tsx";

interface PersonProps {
  id: string | null;
  name: string;
}

const Person = ({ id, name }: PersonProps) =>
  id !== null ? <Link to={paths.employee(id)}>{name}</Link> : name;

export const ArticleMeta = ({ article }: { article: Article }) => (
  <>
    <DateText value={article.releaseDate} />
    {article.authorName && (
      <>
        {" · "}
        <Person id={article.authorId} name={article.authorName} />
      </>
    )}
    {article.tag && ` · ${article.tag}`}
  </>
);
