export const eventAddress = (id: string): string => `/calendar/events/${encodeURIComponent(id)}`;

/** The page a mail leads to; a parameter `answer` proposes that answer there. */
export const answerAddress = (token: string): string => `/calendar/answer?${new URLSearchParams({ token })}`;
