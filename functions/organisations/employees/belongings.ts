import { asEventViewer, maySeeEvent } from "../../../shared/calendar/event-visibility.ts";
import { serviceProblems } from "../../../shared/contract/general.problems.ts";
import type { Page } from "../../../shared/contract/list.ts";
import { type Owned, ownerIdOf, type Viewer } from "../../../shared/contract/permissions.ts";
import { mayApprove } from "../../../shared/news/approval.ts";
import { maySeeArticle } from "../../../shared/news/article-state.ts";
import { maySeeNewsletter } from "../../../shared/news/newsletter-visibility.ts";
import {
  BelongingKind,
  type Belongings,
  belongings as contract,
} from "../../../shared/organisations/belongings.contract.ts";
import { type Employee, fullName } from "../../../shared/organisations/employee.ts";
import { employeeProblems } from "../../../shared/organisations/organisations.problems.ts";
import { seenIn } from "../../data/cloud/visible-cloud.ts";
import type { StoredNewsletter } from "../../data/newsletters/newsletters.collection.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { implement } from "../../platform/http/implement.ts";
import { Problem, problemAt } from "../../platform/http/problem.ts";
import type { OrganisationsDeps } from "../organisations.deps.ts";
import { employeeResource } from "./employee-resource.ts";

type Deps = OrganisationsDeps & { readonly viewer: Viewer; readonly now: Date };

interface Belonging {
  readonly id: string;
  readonly title: string;
  readonly isShown: boolean;
}

const TITLES = 5;

const find = async (owner: string, deps: Deps): Promise<Record<BelongingKind, Belonging[]>> => {
  const { viewer, now } = deps;
  const [tree, articles, newsletters, events] = await Promise.all([
    deps.cloudTree(),
    deps.articles.projection(),
    deps.newsletters.projection(),
    deps.events.projection(),
  ]);
  const isTheirs = (thing: Owned) => ownerIdOf(thing) === owner;
  const [canSee, eventViewer] = [seenIn(tree, viewer), asEventViewer(viewer)];
  const inCloud = (isFile: boolean) =>
    Array.from(tree.rows.entries())
      .filter(({ listed }) => listed.isFile === isFile && !listed.isPurged && isTheirs(listed))
      .map(({ id, listed }) => ({ id, title: listed.title, isShown: canSee(listed) }));
  const unsent = Array.from(newsletters.entries())
    .filter(({ listed }) => listed.startedSendingAt === null)
    .map(({ id, listed }) => ({
      id,
      listed,
      title: listed.title,
      isShown: maySeeNewsletter(viewer, listed),
    }));
  return {
    folders: inCloud(false),
    files: inCloud(true),
    articles: Array.from(articles.entries())
      .filter(({ listed }) => !listed.deletedAt && listed.state !== "released" && isTheirs(listed))
      .map(({ id, listed }) => ({ id, title: listed.title, isShown: maySeeArticle(viewer, listed, now) })),
    newsletters: unsent.filter(({ listed }) => isTheirs(listed)),
    releases: unsent.filter(({ listed }) => listed.release?.askedOf?.includes(owner)),
    events: Array.from(events.entries())
      .filter(
        ({ listed }) =>
          listed.deletedAt === null && Date.parse(listed.end) > now.getTime() && isTheirs(listed),
      )
      .map(({ id, listed }) => ({ id, title: listed.title, isShown: maySeeEvent(eventViewer, listed) })),
  };
};

const listed = (found: Record<BelongingKind, Belonging[]>): Page<Belongings> => {
  const data = BelongingKind.options
    .map((kind) => ({
      kind,
      totalCount: found[kind].length,
      titles: found[kind].flatMap(({ title, isShown }) => (isShown ? [title] : [])).slice(0, TITLES),
    }))
    .filter(({ totalCount }) => totalCount > 0);
  return { totalCount: data.length, data };
};

const askedInstead = (newsletter: StoredNewsletter, from: string, to: string): StoredNewsletter => {
  const { release } = newsletter;
  if (!release?.askedOf?.includes(from)) return newsletter;
  const others = release.askedOf.filter((id) => id !== from && id !== to);
  const askedOf = mayApprove(release, to) ? [...others, to] : others;
  return { ...newsletter, release: { ...release, askedOf: askedOf.length > 0 ? askedOf : null } };
};

const idsOf = (things: readonly Belonging[]) => things.map(({ id }) => id);

const PASSES = 3;

/** `record` gets the number before anything changes; a second run does what is left. */
export const handOver = async (
  from: string,
  to: string,
  deps: Deps,
  record: (total: number) => Promise<void>,
): Promise<void> => {
  const { articles, newsletters, events, cloudItems, cloudItemChanges } = deps;
  const handed = <Thing extends Owned>(thing: Thing): Thing =>
    ownerIdOf(thing) === from ? { ...thing, ownedBy: to } : thing;

  for (let pass = 1; pass <= PASSES; pass++) {
    const found = await find(from, deps);
    const total = Object.values(found).flat().length;
    if (total === 0) return;
    if (pass === 1) await record(total);
    const inCloud = await cloudItems.findMany(idsOf([...found.folders, ...found.files]));
    await cloudItemChanges.write(
      Array.from(inCloud.values(), (before) => {
        const { version: _, ...item } = before;
        return { before, after: handed(item) };
      }),
    );
    for (const id of idsOf(found.articles)) {
      await articles.update(id, ({ version: _, ...article }) => handed(article));
    }
    for (const id of new Set(idsOf([...found.newsletters, ...found.releases]))) {
      await newsletters.update(id, ({ version: _, ...newsletter }) =>
        askedInstead(handed(newsletter), from, to),
      );
    }
    for (const id of idsOf(found.events)) {
      await events.update(id, ({ version: _, ...event }) => handed(event));
    }
  }
  throw new Problem(serviceProblems.busy);
};

export const successorOf = async (
  { id }: Employee,
  to: string,
  { employees }: Pick<Deps, "employees">,
  path = "handOverTo",
): Promise<Employee> => {
  const successor = to === id ? undefined : await employees.find(to);
  if (!successor) throw problemAt(employeeProblems.noSuccessor, path);
  return successor;
};

export const handingOver = (employee: Employee, successor: Employee, total: number) => ({
  action: "employee.belongings-handed-over" as const,
  subject: { id: employee.id, name: fullName(employee) },
  facts: { itemId: successor.id, handedOver: { to: fullName(successor), total } },
});

export const belongings = implement<typeof contract, OrganisationsDeps, Stored<Employee>>(
  contract,
  {
    list: async ({ resource }, deps) => listed(await find(resource.id, deps)),

    handOver: async ({ resource, body }, deps) => {
      const successor = await successorOf(resource, body.to, deps, "to");
      deps.trail.skip();
      await handOver(resource.id, successor.id, deps, (total) =>
        deps.trail.record(handingOver(resource, successor, total)),
      );
    },
  },
  { resource: employeeResource },
);
