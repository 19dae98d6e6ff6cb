export const postAddress = (postId: string): string => `/discussions/posts/${encodeURIComponent(postId)}`;

/** The page of the discussion that shows this answer at once. */
export const answerAddress = (postId: string, answerId: string): string =>
  `${postAddress(postId)}?antwort=${encodeURIComponent(answerId)}`;

/** In the address of a discussion; mutes it. */
export const MUTE = "mute";

export const muteAddress = (postId: string): string => `${postAddress(postId)}?${MUTE}=1`;

export const FORUMS_ADDRESS = "/discussions";
