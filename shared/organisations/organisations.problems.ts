/** Problems only the organisations area answers. */
export const organisationsProblems = {
  "organisation.not-found": { status: 404, title: "Diese Kanzlei gibt es nicht." },
  "organisation.url-name-taken": {
    status: 409,
    title: "Eine andere Kanzlei hat schon diesen Namen in der Adresse.",
  },
  "picture.not-found": { status: 404, title: "Dieses Bild gibt es nicht." },
  "link.not-found": { status: 404, title: "Diesen Link gibt es nicht." },
  "link.too-many": { status: 422, title: "Mehr als 100 Links kann eine Kanzlei nicht haben." },
  "customer.not-found": { status: 404, title: "Diesen Kunden gibt es nicht." },
  "employee.not-found": { status: 404, title: "Diesen Mitarbeiter gibt es nicht." },
  "employee.own-directorship": {
    status: 403,
    title: "Ob Sie selbst zur Geschäftsführung gehören, legt jemand anderer fest.",
  },
  "employee.is-self": { status: 422, title: "Sich selbst können Sie nicht löschen." },
  "employee.is-administrator": {
    status: 422,
    title:
      "Zu dieser Person gehört ein Benutzer mit Administratorrechten. Nehmen Sie ihm diese Rechte zuerst.",
  },
} as const;
