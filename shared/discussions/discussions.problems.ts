import { problemsOf } from "../contract/problem.ts";

export const forumGroupProblems = problemsOf("forum-group", {
  notFound: { status: 404, title: "Diese Gruppe gibt es nicht." },
  unknown: { status: 422, title: "Diese Gruppe gibt es nicht." },
  insideItself: { status: 422, title: "Eine Gruppe kann nicht in sich selbst liegen." },
  notEmpty: {
    status: 409,
    title: "Die Gruppe ist nicht leer. Bitte bestätigen Sie, wie viele Beiträge gelöscht werden.",
  },
});

export const forumProblems = problemsOf("forum", {
  notFound: { status: 404, title: "Dieses Forum gibt es nicht." },
  unknown: { status: 422, title: "Dieses Forum gibt es nicht." },
  notEmpty: {
    status: 409,
    title: "Das Forum ist nicht leer. Bitte bestätigen Sie, wie viele Beiträge gelöscht werden.",
  },
});

export const postProblems = problemsOf("forum-post", {
  notFound: { status: 404, title: "Diesen Beitrag gibt es nicht." },
  unknown: { status: 422, title: "Diesen Beitrag gibt es nicht." },
  forumGone: { status: 422, title: "Das Forum dieses Beitrags gibt es nicht mehr." },
  othersDeleted: {
    status: 403,
    title: "Das haben jene gelöscht, die das Forum betreuen; nur sie können es wiederherstellen.",
  },
  closed: { status: 422, title: "Dieser Beitrag nimmt keine Antworten mehr an." },
  noEmployee: {
    status: 422,
    title: "Benachrichtigungen bekommen Mitarbeiterinnen und Mitarbeiter.",
  },
  groupOnly: {
    status: 403,
    title: "Anheften, schließen, verschieben und zusammenführen können nur jene, die das Forum betreuen.",
  },
  mergedIntoItself: {
    status: 422,
    title: "Ein Beitrag kann nicht mit sich selbst zusammengeführt werden.",
  },
  mergedPoll: {
    status: 422,
    title: "Ein Beitrag mit einer Umfrage kann keine Antwort werden: Ihre Stimmen gingen verloren.",
  },
});

export const answerProblems = problemsOf("forum-answer", {
  notFound: { status: 404, title: "Diese Antwort gibt es nicht." },
  unknown: { status: 422, title: "Diese Antwort gibt es in der Diskussion nicht." },
  empty: { status: 422, title: "Eine Antwort braucht einen Text." },
});

export const pollProblems = problemsOf("poll", {
  notFound: { status: 404, title: "Dieser Beitrag hat keine Umfrage." },
  unknownAnswer: { status: 422, title: "Diese Antwort steht in der Umfrage nicht zur Wahl." },
  tooManyAnswers: { status: 422, title: "So viele Antworten darf eine Stimme hier nicht haben." },
  over: { status: 422, title: "Die Abstimmung ist beendet." },
  alreadyVoted: { status: 422, title: "Ihre Stimme ist schon abgegeben und kann nicht geändert werden." },
  officeVoted: {
    status: 422,
    title: "Für Ihre Kanzlei wurde schon abgestimmt. Die Stimme kann nicht geändert werden.",
  },
  otherVote: { status: 409, title: "Für Ihre Kanzlei steht inzwischen eine andere Stimme." },
  noOffice: { status: 422, title: "Hier stimmen Kanzleien ab, und Sie gehören zu keiner." },
  noEmployee: { status: 422, title: "Hier stimmen Mitarbeiterinnen und Mitarbeiter ab." },
  answersFixed: { status: 422, title: "Nach der ersten Stimme stehen die Antworten fest." },
  endInPast: { status: 422, title: "Das Ende der Abstimmung muss in der Zukunft liegen." },
  remindedToday: { status: 422, title: "Erinnert wird höchstens einmal am Tag." },
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
