export const asksAbout = (
  about: "announcement" | "dayAhead" | "reminder" | "coming" | "waiting" | "cancelled",
  id: string,
  employeeId: string,
) => ({ area: "calendar", about, id, employeeId });
