import { reachableEmployees } from "../../data/people/reachable-employees.ts";
import { mailOut, mailOutDue } from "../../platform/mail/mail-out.ts";
import type { Outbox } from "../../platform/mail/outbox.ts";
import { asksAbout } from "./asks.ts";
import { loadBundles } from "./bundle.ts";
import type { WatchingDeps } from "./notifier.deps.ts";

type NotifierDeps = WatchingDeps & { readonly outbox: Pick<Outbox, "postWrite" | "announce"> };

/** One mail for each who watches what has changed in an hour that is over. */
export const notifyWatchers = (deps: NotifierDeps, now: Date): Promise<void> =>
  mailOutDue(deps.mailings, now, async (mailing) => {
    const bundleOf = await loadBundles(mailing.id, deps);
    await mailOut(
      deps,
      mailing,
      reachableEmployees(deps, (employee) => bundleOf(employee).length > 0),
      ({ id, email }) => ({
        mailId: `cloud-${mailing.id}-${id}`,
        mail: { to: email, asks: asksAbout(mailing.id, id), isLate: true },
      }),
    );
  });
