/** Problems of forums, wherever one is named. */
export const discussionsProblems = {
  "forum.unknown": { status: 422, title: "Dieses Forum gibt es nicht." },
  "forum-setting.not-this-one": {
    status: 422,
    title: "Diese Einstellung gehört zu einer anderen Person.",
  },
  "forum-setting.not-reachable": {
    status: 422,
    title: "Ohne E-Mail-Adresse ist keine Benachrichtigung möglich.",
  },
} as const;
