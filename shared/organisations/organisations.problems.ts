import { problemsOf } from "../contract/problem.ts";

export const organisationProblems = problemsOf("organisation", {
  notFound: { status: 404, title: "Diese Kanzlei gibt es nicht." },
  urlNameTaken: {
    status: 409,
    title: "Eine andere Kanzlei hat schon diesen Namen in der Adresse.",
  },
});

export const pictureProblems = problemsOf("picture", {
  notFound: { status: 404, title: "Dieses Bild gibt es nicht." },
});

export const linkProblems = problemsOf("link", {
  notFound: { status: 404, title: "Diesen Link gibt es nicht." },
  tooMany: { status: 422, title: "Mehr als 100 Links kann eine Kanzlei nicht haben." },
});

export const customerProblems = problemsOf("customer", {
  notFound: { status: 404, title: "Diesen Kunden gibt es nicht." },
});

export const employeeProblems = problemsOf("employee", {
  notFound: { status: 404, title: "Diesen Mitarbeiter gibt es nicht." },
  ownDirectorship: {
    status: 403,
    title: "Ob Sie selbst zur Geschäftsführung gehören, legt jemand anderer fest.",
  },
  notYours: { status: 422, title: "Darüber entscheidet jemand anderer; gespeichert ist nichts." },
  noSuccessor: { status: 422, title: "Übergeben können Sie nur an eine Kollegin oder einen Kollegen." },
  isSelf: { status: 422, title: "Sich selbst können Sie nicht löschen." },
  isAdministrator: {
    status: 422,
    title:
      "Zu dieser Person gehört ein Benutzer mit Administratorrechten. Nehmen Sie ihm diese Rechte zuerst.",
  },
});
