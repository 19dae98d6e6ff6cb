import { maySeeApplicationsOf } from "../../../shared/applications/application-access.ts";
import type { Viewer } from "../../../shared/contract/permissions.ts";
import { fold } from "../../../shared/fold.ts";
import { addressKey } from "../../../shared/news/recipients.ts";
import type { Applications, ListedApplication } from "../../data/applications/applications.collection.ts";

type Known = Awaited<ReturnType<Applications["projection"]>>;
type Row = ListedApplication & { readonly id: string };

const marksOf = ({ email, firstname, lastname, birthdate }: ListedApplication): string[] => [
  `by address ${addressKey(email)}`,
  ...(birthdate === null ? [] : [`by name ${fold(firstname)} ${fold(lastname)} ${birthdate}`]),
];

const openIndex = () => {
  let indexed: Known | undefined;
  let revision = 0;
  let byMark: Map<string, Row[]> = new Map();
  return (known: Known) => {
    if (indexed === known && revision === known.revision) return byMark;
    [indexed, revision] = [known, known.revision];
    byMark = new Map<string, Row[]>();
    for (const { id, listed } of known.entries()) {
      for (const mark of marksOf(listed)) {
        const rows = byMark.get(mark) ?? [];
        byMark.set(mark, rows);
        rows.push({ ...listed, id });
      }
    }
    return byMark;
  };
};

const indexOf = openIndex();

/** Same address, or name and birth date, among applications that the viewer can see; the latest first. */
export const openEarlier = async (applications: Applications, viewer: Viewer) => {
  const byMark = indexOf(await applications.projection());
  return (application: Row): Row[] => {
    const found = new Map(
      marksOf(application)
        .flatMap((mark) => byMark.get(mark) ?? [])
        .map((row) => [row.id, row]),
    );
    return [...found.values()]
      .filter(
        ({ id, createdAt, organisationId }) =>
          id !== application.id &&
          createdAt <= application.createdAt &&
          maySeeApplicationsOf(viewer, organisationId),
      )
      .toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
  };
};

export type EarlierOf = Awaited<ReturnType<typeof openEarlier>>;
