export const eventAddress = (id: string): string => `/calendar/events/${encodeURIComponent(id)}`;

/** Of the page that a mail leads to; with `answer` that one is proposed there. */
export const answerAddress = (token: string): string => `/calendar/answer?${new URLSearchParams({ token })}`;
