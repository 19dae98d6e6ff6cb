import { problemsOf } from "../contract/problem.ts";

export const forumGroupProblems = problemsOf("forum-group", {
  notFound: { status: 404, title: "Diese Gruppe gibt es nicht." },
});

export const forumProblems = problemsOf("forum", {
  notFound: { status: 404, title: "Dieses Forum gibt es nicht." },
  unknown: { status: 422, title: "Dieses Forum gibt es nicht." },
});

export const forumSettingProblems = problemsOf("forum-setting", {
  notThisOne: {
    status: 422,
    title: "Diese Einstellung gehört zu einer anderen Person.",
  },
  notReachable: {
    status: 422,
    title: "Ohne E-Mail-Adresse ist keine Benachrichtigung möglich.",
  },
});
