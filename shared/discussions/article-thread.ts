const PREFIX = "article-";

/** Derived from the article, so that two first comments at once begin the same discussion. */
export const articleThreadId = (articleId: string): string => PREFIX + articleId;

export const articleOfThread = (postId: string): string | undefined =>
  postId.startsWith(PREFIX) ? postId.slice(PREFIX.length) : undefined;
