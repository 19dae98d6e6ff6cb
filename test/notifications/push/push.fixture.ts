import { addDays } from "date-fns/addDays";
import { nextDay } from "date-fns/nextDay";
import { onTestFinished } from "vitest";
import type { NewNotification } from "../../../functions/data/notifications/notifications.repository.ts";
import { openStores } from "../../../functions/data/stores.ts";
import { sendPushes } from "../../../functions/notifications/push/push-sender.ts";
import { openPushServices } from "../../../functions/notifications/push/push-services.ts";
import { startPushService } from "../../../infra/local/push/push-service.ts";
import { startOfOfficeDay } from "../../../shared/dates/office-days.ts";
import { devices } from "../../../shared/notifications/devices.contract.ts";
import type { DeviceChoices } from "../../../shared/notifications/push-device.ts";
import { portal } from "../../portal.ts";
import type { Browser } from "../../support/browser.ts";
import { anArticle } from "../../support/news.builder.ts";
import { pushReceiver } from "../../support/push-receiver.ts";

const always: DeviceChoices = { silentTopics: [], isQuiet: false };

/** At that hour in the offices, on the next such weekday from tomorrow on; Sunday is 0. */
export const comingAt = (weekday: 0 | 1 | 2 | 3 | 4 | 5 | 6, hour: number): Date => {
  const day = nextDay(addDays(new Date(), 1), weekday).toISOString().slice(0, 10);
  return new Date(Date.parse(startOfOfficeDay(day)) + hour * 3_600_000);
};

export const workday = () => comingAt(3, 12);

/** People whose devices are at a push service of the test's own. */
export const pushFixture = async () => {
  const service = await startPushService();
  onTestFinished(service.stop);
  const { table, as, people } = await portal({ environment: { LOCAL_PUSH_SERVICE: service.url } });
  const reader = await as("employee");
  const { data: publicKey } = { data: (await reader.call(devices.list, {})).data.publicKey };
  const stores = openStores(table);
  const deps = { ...stores, send: openPushServices(), publicKey };

  const deviceOf = async (by: Pick<Browser, "call">, choices: Partial<DeviceChoices> = {}) => {
    const { path, subscription, read } = pushReceiver();
    const { data } = await by.call(devices.register, { body: { ...subscription, publicKey } });
    await by.call(devices.update, { params: { id: data.id }, body: { ...always, ...choices } });
    const taken = () => service.taken.filter((one) => one.path === path);
    return {
      id: data.id,
      path,
      subscription: { ...subscription, publicKey },
      taken,
      received: () => taken().map(({ body }) => read(body)),
    };
  };

  return {
    service,
    table,
    stores,
    as,
    people,
    deviceOf,
    publicKey,
    anArticle: async (title: string) => stores.articles.insert(anArticle({ title })),
    notify: (by: { employee: { id: string } }, notification: NewNotification, at: Date) =>
      stores.notifications.notify([by.employee.id], notification, at),
    push: (by: readonly { employee: { id: string } }[], at: Date) =>
      sendPushes([{ people: by.map(({ employee }) => employee.id) }], deps, at),
    devicesOf: async (by: Pick<Browser, "call">) => (await by.call(devices.list, {})).data.data,
  };
};
