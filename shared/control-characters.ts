/** Invisible, and invalid in iCalendar (RFC 5545) and XML; tabs and line breaks stay. */
const CONTROLS = /[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFE\uFFFF]/gu;

export const withoutControls = (text: string): string => text.replaceAll(CONTROLS, "");
