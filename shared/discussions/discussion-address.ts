export const postAddress = (postId: string): string => `/discussions/posts/${encodeURIComponent(postId)}`;

export const answerAddress = (postId: string, answerId: string): string =>
  `${postAddress(postId)}?antwort=${encodeURIComponent(answerId)}`;

/** Parameter of a discussion's address that mutes it. */
export const MUTE = "mute";

export const muteAddress = (postId: string): string => `${postAddress(postId)}?${MUTE}=1`;

export const FORUMS_ADDRESS = "/discussions";
