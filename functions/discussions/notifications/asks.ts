export const asksAbout = (
  about: "entry" | "reminder" | "result" | "replacedVote",
  id: string,
  employeeId: string,
) => ({
  about,
  id,
  employeeId,
});
