export const eventAddress = (id: string): string => `/calendar/events/${encodeURIComponent(id)}`;
