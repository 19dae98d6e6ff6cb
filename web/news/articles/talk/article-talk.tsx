import "./article-talk.css";
import type { Article } from "../../../../shared/news/article.ts";
import { articleReactions } from "../../../../shared/news/article-reactions.contract.ts";
import { articles } from "../../../../shared/news/articles.contract.ts";
import { Stack } from "../../../components/layout/layout.tsx";
import { reactionsBy } from "../../../components/reactions/reactions.queries.ts";
import { Reactions } from "../../../components/reactions/reactions.tsx";
import { ArticleComments } from "./article-comments.tsx";
import { talkText as text } from "./talk.text.ts";

const reactions = reactionsBy(articleReactions, articles.read);

export const ArticleTalk = ({ article }: { article: Article }) => (
  <Stack gap={6} className="article-talk">
    {article.reactions && (
      <Reactions name={text.article} id={article.id} of={reactions} reactions={article.reactions} />
    )}
    {article.commentsForumId && <ArticleComments articleId={article.id} />}
  </Stack>
);
