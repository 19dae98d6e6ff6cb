/** What a mail in the outbox is about, asked again before it goes out. */
export const asksAbout = (
  about: "entry" | "reminder" | "result" | "replacedVote",
  id: string,
  employeeId: string,
) => ({
  about,
  id,
  employeeId,
});
