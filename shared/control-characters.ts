/** Nobody sees them, and neither iCalendar (RFC 5545) nor XML takes them; tabs and line breaks stay. */
const CONTROLS = /[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFE\uFFFF]/gu;

export const withoutControls = (text: string): string => text.replaceAll(CONTROLS, "");
