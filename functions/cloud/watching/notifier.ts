import { wantsBell } from "../../../shared/notifications/topics.ts";
import type { Employee } from "../../../shared/organisations/employee.ts";
import { notifyWrite } from "../../data/notifications/notifications.repository.ts";
import { notifiedEmployees } from "../../data/people/notified-employees.ts";
import type { LinkedStores } from "../../data/stores.ts";
import { mailOut, mailOutDue } from "../../platform/mail/mail-out.ts";
import type { Outbox } from "../../platform/mail/outbox.ts";
import type { Write } from "../../platform/table/item.ts";
import { type BundledChange, loadBundles } from "./bundle.ts";

const asksAbout = (hour: string, employeeId: string) => ({ about: "cloud", hour, employeeId });

type NotifierDeps = LinkedStores & { readonly outbox: Pick<Outbox, "postWrite" | "enqueue"> };

/** The notifications share a transaction with those of other watchers. */
const MOST_FOLDERS = 20;

/** One for each folder; it names an author only if one person made all changes. */
const folderWrites = (
  employeeId: string,
  bundle: readonly BundledChange[],
  hour: string,
  now: Date,
): Write[] =>
  [...Map.groupBy(bundle, ({ folder }) => folder.id)].slice(0, MOST_FOLDERS).map(([folderId, changes]) => {
    const authors = new Set(changes.map(({ change }) => change.by));
    return notifyWrite(
      employeeId,
      {
        kind: "folder",
        subject: { area: "cloudItem", id: folderId },
        occasion: hour,
        by: authors.size === 1 ? [...authors][0] : null,
        above: changes[0]?.path.map(({ id }) => id) ?? [],
      },
      now,
    );
  });

export const notifyWatchers = (deps: NotifierDeps, now: Date): Promise<void> =>
  mailOutDue(deps.cloudMailings, now, async (mailing) => {
    const bundleOf = await loadBundles(mailing.id, deps);
    const hasNews = (employee: Employee) => bundleOf(employee).length > 0;
    const ways = {
      byMail: hasNews,
      byBell: (employee: Employee) => hasNews(employee) && wantsBell(employee, "folder"),
    };
    await mailOut(
      { ...deps, mailings: deps.cloudMailings },
      mailing,
      notifiedEmployees(deps, ways),
      ({ id, employee, addressed, isBelled }) => ({
        post: addressed && {
          mailId: `cloud-${mailing.id}-${id}`,
          mail: { to: addressed.email, asks: asksAbout(mailing.id, id), isLate: true },
        },
        writes: isBelled ? folderWrites(id, bundleOf(employee), mailing.id, now) : [],
      }),
    );
  });
