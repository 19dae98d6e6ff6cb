const MOST_NAMES = 3;

const list = new Intl.ListFormat("de-AT", { type: "conjunction" });

export const notificationsText = {
  occasion: { post: "Neuer Beitrag", answer: "Neue Antwort", mention: "Erwähnung" },
  mentionedBy: (author: string) => `${author} hat Sie erwähnt`,
  mentionTitle: (author: string, discussion: string) => `${author} hat Sie erwähnt: ${discussion}`,
  newEntries: "Neue Beiträge",
  reminder: "Erinnerung",
  result: "Ergebnis einer Umfrage",
  portal: "Das Kanzleiportal",
  unknownAuthor: "Jemand",
  noText: "(ohne Text)",
  severalForums: "mehreren Foren",
  names: (names: readonly string[]) =>
    list.format(
      names.length > MOST_NAMES
        ? [...names.slice(0, MOST_NAMES), `${names.length - MOST_NAMES} weitere`]
        : names,
    ),
  digestTitle: (discussions: number) =>
    discussions === 1 ? "Neues in einer Diskussion" : `Neues in ${discussions} Diskussionen`,
  digestLine: (title: string, entries: number) =>
    `${title}: ${entries === 1 ? "ein neuer Beitrag" : `${entries} neue Beiträge`}`,
  reminderTitle: (question: string) => `Ihre Stimme fehlt noch: ${question}`,
  reminderLines: (post: string, isOffices: boolean, end: string | null) => [
    isOffices
      ? `In der Umfrage „${post}“ hat Ihre Kanzlei noch nicht abgestimmt.`
      : `In der Umfrage „${post}“ haben Sie noch nicht abgestimmt.`,
    ...(end === null ? [] : [`Die Abstimmung endet am ${end}.`]),
  ],
  resultTitle: (question: string) => `Ergebnis: ${question}`,
  resultLine: (answer: string, count: number, share: number) =>
    `${answer}: ${count === 1 ? "1 Stimme" : `${count} Stimmen`} (${share} %)`,
  poll: "Umfrage",
  replacedTitle: (by: string, question: string) => `${by} hat die Stimme Ihrer Kanzlei geändert: ${question}`,
  replacedLines: (
    question: string,
    now: { readonly by: string; readonly answer: string; readonly when: string } | undefined,
  ) => [
    `In der Umfrage „${question}“ haben Sie für Ihre Kanzlei abgestimmt.`,
    now
      ? `${now.by} hat die Stimme am ${now.when} geändert. Jetzt steht sie auf „${now.answer}“.`
      : "Jemand aus Ihrer Kanzlei hat die Stimme geändert. Die Umfrage ist geheim.",
  ],
  votes: (count: number) =>
    count === 1 ? "Abgegeben wurde eine Stimme." : `Abgegeben wurden ${count} Stimmen.`,
};
