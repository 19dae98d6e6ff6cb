import { inject } from "vitest";
import { newPrivateKey, publicKeyOf } from "../infra/key-pairs/key-pairs.ts";
import { ORIGIN_SECRET, openApi } from "./support/areas.ts";
import { openBrowser } from "./support/browser.ts";
import { newBucket, newQueue } from "./support/new-stores.ts";
import { engineVariables, newTable } from "./support/new-table.ts";
import {
  openAccounts,
  otherOffice,
  ownOffice,
  type Person,
  type ReadyViewer,
  readyPeople,
} from "./support/viewers.ts";

export interface PortalOptions {
  readonly as?: ReadyViewer | "nobody" | Person;
  readonly environment?: Readonly<Record<string, string>>;
}

const pushKey = newPrivateKey("p256");
const NOWHERE = "http://127.0.0.1:9/000000000000";

const openFixture = async () => {
  const [{ table, name }, bucket, accountMailQueue, zipQueue, textQueue] = await Promise.all([
    newTable(),
    newBucket(),
    newQueue(),
    newQueue(),
    newQueue(),
    newQueue(),
    newQueue(),
  ]);
  const { people, createAccount } = openAccounts(table);
  await Promise.all([ownOffice, otherOffice].map((office) => people.organisations.insert(office)));
  const environment: Record<string, string> = {
    ...engineVariables(),
    STAGE: "test",
    TABLE_NAME: name,
    ORIGIN_SECRET,
    PORTAL_ORIGIN: "https://portal.example",
    MAIL_FROM: "portal@portal.example",
    MAIL_CONFIGURATION_SET: "test",
    LINK_SECRET: "link-secret-of-the-tests",
    BUCKET_NAME: bucket,
    MALWARE_SCAN: "on",
    FILE_ADDRESS_KEY_ID: "KTEST",
    FILE_ADDRESS_KEY: inject("fileAddressKey"),
    PUSH_PUBLIC_KEY: publicKeyOf(pushKey),
    PUSH_PRIVATE_KEY: pushKey,
    NEWSLETTER_PLAN_QUEUE_URL: `${NOWHERE}/newsletter-plan`,
    NEWSLETTER_BATCH_QUEUE_URL: `${NOWHERE}/newsletter-batches`,
    ACCOUNT_MAIL_QUEUE_URL: accountMailQueue,
    MAIL_QUEUE_URL: `${NOWHERE}/mail`,
    DOCUMENT_TEXTS_QUEUE_URL: textQueue,
    ZIP_JOBS_QUEUE_URL: zipQueue,
  };
  const ready = new Map<ReadyViewer, ReturnType<typeof createAccount>>();

  const readyAccount = (name: ReadyViewer) => {
    const account = ready.get(name) ?? createAccount(readyPeople[name]);
    ready.set(name, account);
    return account;
  };

  /** A ready viewer is one person for the whole file. */
  const visit = async (person: ReadyViewer | Person) => {
    const account = await (typeof person === "string" ? readyAccount(person) : createAccount(person));
    const { user, employee, role } = account;
    return { ...openBrowser(api, account.cookies), user, employee, role };
  };
  const api = openApi(environment);
  return { table, people, environment, api, visit };
};

let fixture: ReturnType<typeof openFixture> | undefined;

/** The areas' own handlers on a table of the test file, called with the browser's semantics. */
export const portal = async ({ as: caller = "nobody", environment = {} }: PortalOptions = {}) => {
  fixture ??= openFixture();
  const { table, people, api, visit, ...here } = await fixture;
  Object.assign(here.environment, environment);
  const browser = caller === "nobody" ? openBrowser(api) : await visit(caller);
  return { ...browser, as: visit, table, people };
};
