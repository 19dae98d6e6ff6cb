/** Problems only the organisations area answers. */
export const organisationsProblems = {
  "organisation.not-found": { status: 404, title: "Diese Kanzlei gibt es nicht." },
  "employee.not-found": { status: 404, title: "Diesen Mitarbeiter gibt es nicht." },
} as const;
