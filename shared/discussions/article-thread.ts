const PREFIX = "article-";

/** The discussion of an article, which begins with its first comment; two at once begin the same. */
export const articleThreadId = (articleId: string): string => PREFIX + articleId;

export const articleOfThread = (postId: string): string | undefined =>
  postId.startsWith(PREFIX) ? postId.slice(PREFIX.length) : undefined;
