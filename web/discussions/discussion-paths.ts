export const discussionPaths = {
  overview: "/discussions",
  forum: (id: string): string => `/discussions/forums/${id}`,
  search: "/discussions/search",
  post: (id: string): string => `/discussions/posts/${id}`,
  /** Opens the page of the answer, and shows it. */
  answer: (postId: string, answerId: string): string => `/discussions/posts/${postId}?antwort=${answerId}`,
  newPost: (forumId: string): string => `/discussions/posts/new?forum=${forumId}`,
  editPost: (id: string): string => `/discussions/posts/${id}/edit`,
};
