import type { Article } from "../../../shared/news/article.ts";
import { FileList } from "../../components/files/file-list.tsx";
import { articleText as text } from "./articles.text.ts";

export const ArticleDownloads = ({ files }: Pick<Article, "files">) =>
  files.length === 0 ? null : (
    <section className="article-part" aria-label={text.files}>
      <h2>{text.files}</h2>
      <FileList files={files} />
    </section>
  );
