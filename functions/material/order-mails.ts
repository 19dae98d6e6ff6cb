import { ulid } from "ulid";
import type { MaterialOrder } from "../../shared/material/material-order.ts";
import { wantsBell } from "../../shared/notifications/topics.ts";
import { type Employee, fullName } from "../../shared/organisations/employee.ts";
import { notifyWrite } from "../data/notifications/notifications.repository.ts";
import type { MailData } from "../data/templates/mail-data.ts";
import { loadMailOrigin } from "../data/templates/mail-sender.ts";
import type { Write } from "../platform/table/item.ts";
import type { MaterialDeps } from "./material.deps.ts";
import { materialText as text } from "./material.text.ts";

interface Letter {
  readonly to: string | null | undefined;
  readonly name: string;
  readonly title: string;
  readonly path: string;
}

export interface OrderMails {
  readonly ids: readonly string[];
  readonly writes: readonly Write[];
}

const mailsOf = async (
  order: MaterialOrder,
  letters: readonly Letter[],
  { templateSets, organisations, outbox, portalOrigin }: MaterialDeps,
): Promise<OrderMails> => {
  const [set, { organisation, sender }, office, { renderMail }] = await Promise.all([
    templateSets.findDefault(),
    loadMailOrigin(null, organisations, portalOrigin),
    organisations.find(order.organisationId),
    import("../data/templates/render-mail.ts"),
  ]);
  const about = (letter: Letter): MailData["materialNotificationTemplate"] => ({
    name: letter.name,
    portalOrigin,
    organisation,
    sender,
    order: {
      title: letter.title,
      orderedBy: order.createdByName,
      orderedAt: order.createdAt,
      office: office ?? null,
      items: order.items,
      note: order.note,
      url: `${portalOrigin}${letter.path}`,
    },
  });
  const mails = letters.flatMap((letter) =>
    letter.to
      ? [
          {
            id: ulid(),
            mail: { to: letter.to, ...renderMail(set, "materialNotificationTemplate", about(letter)) },
          },
        ]
      : [],
  );
  return {
    ids: mails.map(({ id }) => id),
    writes: mails.map(({ id, mail }) => outbox.postWrite(id, mail)),
  };
};

const ordererOf = async ({ createdBy, createdByName }: MaterialOrder, { employees }: MaterialDeps) => {
  const employee = await employees.find(createdBy);
  return { employee, to: employee?.email, name: employee ? fullName(employee) : createdByName };
};

export const placedMails = async (order: MaterialOrder, deps: MaterialDeps): Promise<OrderMails> => {
  const [orderer, { materialOrderEmail }, { sender }] = await Promise.all([
    ordererOf(order, deps),
    deps.settings.current(),
    loadMailOrigin(null, deps.organisations, deps.portalOrigin),
  ]);
  const received = { to: orderer.to, name: orderer.name, title: text.received, path: "/material/orders" };
  const placed = {
    to: materialOrderEmail ?? sender?.email,
    name: "",
    title: text.placed(order.createdByName),
    path: "/material/administration",
  };
  return mailsOf(order, [placed, received], deps);
};

/** Nobody is notified of their own acts. */
const bellWrites = (
  { id, createdBy, modifiedAt: occasion, modifiedBy: by }: MaterialOrder,
  orderer: Employee | undefined,
): Write[] =>
  orderer && createdBy !== by && wantsBell(orderer, "material")
    ? [
        notifyWrite(
          createdBy,
          { kind: "material", subject: { area: "material", id }, occasion, by },
          new Date(occasion),
        ),
      ]
    : [];

export const stateMails = async (order: MaterialOrder, deps: MaterialDeps): Promise<OrderMails> => {
  const { employee, ...orderer } = await ordererOf(order, deps);
  const { ids, writes } = await mailsOf(
    order,
    [{ ...orderer, title: text.became[order.state], path: "/material/orders" }],
    deps,
  );
  return { ids, writes: [...writes, ...bellWrites(order, employee)] };
};
