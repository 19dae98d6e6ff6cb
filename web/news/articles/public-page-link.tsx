import { useState } from "react";
import type { Article } from "../../../shared/news/article.ts";
import { isVisiblePublicly } from "../../../shared/news/article-state.ts";
import { publicArticleAddress } from "../../../shared/news/public-address.ts";
import { articleText as text } from "./articles.text.ts";

export const PublicPageLink = ({ article }: { article: Article }) => {
  const [openedAt] = useState(Date.now);
  // A save after the page opened may be later than its clock.
  const now = new Date(Math.max(openedAt, Date.parse(article.modifiedAt)));
  if (!isVisiblePublicly(article, now)) return null;

  return (
    <a href={publicArticleAddress(article.urlTitle)} target="_blank" rel="noopener">
      {text.publicPage}
    </a>
  );
};
