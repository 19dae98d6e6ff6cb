const event = (id: string) => `/calendar/events/${encodeURIComponent(id)}`;

export const calendarPaths = { event };
