import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { outboxPartitions } from "../../functions/platform/mail/outbox-item.ts";
import { within } from "../../functions/platform/table/table.ts";
import { listConfig } from "../../shared/contract/list.ts";
import { material } from "../../shared/material/material.contract.ts";
import type { MaterialOrderState } from "../../shared/material/material-order.ts";
import { portal } from "../portal.ts";
import type { Browser } from "../support/browser.ts";
import { aMaterialList } from "../support/material.builder.ts";
import { saveSettings } from "../support/settings.ts";
import { ownOffice } from "../support/viewers.ts";

/** A site that serves the list, as the portal's own does. */
const site = createServer((_, response) => response.end(JSON.stringify(aMaterialList())));

export const openSite = async (): Promise<void> => {
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const { port } = site.address() as AddressInfo;
  await portal({ environment: { PORTAL_ORIGIN: `http://127.0.0.1:${port}` } });
};

export const closeSite = (): Promise<unknown> => new Promise((resolve) => site.close(resolve));

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
}

export const PURCHASE = "material@kanzlei.example";

/** Somebody who orders, who looks after material, and what they are told. */
export const materialFixture = async () => {
  const { table, as } = await portal();
  const [orderer, colleague, keeper] = await Promise.all([
    as({}),
    as({}),
    as({ grants: [{ rule: "ADMIN_MISC", ressource: ownOffice.id }] }),
  ]);
  await saveSettings(table, { materialOrderEmail: PURCHASE });

  const outbox = async (): Promise<Mail[]> => {
    const found: Mail[] = [];
    for (const pk of outboxPartitions) {
      for await (const items of table.queryPages(within(pk))) {
        found.push(
          ...items.map(({ to, subject, html }) => ({
            to: String(to),
            subject: String(subject),
            html: String(html),
          })),
        );
      }
    }
    return found;
  };
  onTestFinished(async () => {
    for (const pk of outboxPartitions) {
      for await (const items of table.queryPages(within(pk))) {
        for (const { sk } of items) await table.transact([{ Delete: { Key: { pk, sk: String(sk) } } }]);
      }
    }
  });

  return {
    table,
    as,
    orderer,
    colleague,
    keeper,
    mails: outbox,
    order: async (overrides: object = {}, key?: string, by: Pick<Browser, "call"> = orderer) =>
      (
        await by.call(
          material.order,
          {
            body: {
              items: [{ articleId: "kuvert-c5", quantity: 500 }],
              organisationId: ownOffice.id,
              ...overrides,
            },
          },
          key === undefined ? {} : { headers: { "idempotency-key": key } },
        )
      ).data,
    list: async (by: Pick<Browser, "call">, config = {}) =>
      (await by.call(material.list, { query: { config: listConfig(config) } })).data,
    set: async (by: Pick<Browser, "call">, id: string, state: MaterialOrderState) =>
      (await by.call(material.update, { params: { id }, body: { state } })).data,
  };
};
