/** What a mail in the outbox is about, asked again before it goes out. */
export const asksAbout = (
  about: "announcement" | "dayAhead" | "reminder" | "coming" | "waiting" | "cancelled",
  id: string,
  employeeId: string,
) => ({ area: "calendar", about, id, employeeId });
