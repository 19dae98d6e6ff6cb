import { ulid } from "ulid";
import { afterAll, beforeEach } from "vitest";
import { federation } from "../../../shared/login/federation.contract.ts";
import { portal } from "../../portal.ts";
import { type FakeProvider, startFakeProvider } from "../../support/fake-provider.ts";
import { anEmployee, aUser } from "../../support/people.builder.ts";

const { begin, callback } = federation.providers;

const variablesFor = (provider: FakeProvider, settings: object) => ({
  SIGN_IN_PROVIDERS: JSON.stringify([
    { id: "firma", label: "Firma", issuer: provider.issuer, clientId: provider.client.id, ...settings },
    { id: "weg", label: "Weg", issuer: "http://localhost:9", clientId: "portal" },
  ]),
  SIGN_IN_SECRET_WEG: "secret",
  SIGN_IN_SECRET_FIRMA: provider.client.secret,
  FIRM_ACCOUNTS: "on",
});

/** A portal and its provider for all tests of a file; before each, the provider behaves again. */
export const openProvider = async (settings: object = {}) => {
  const provider = await startFakeProvider();
  await portal({ environment: variablesFor(provider, settings) });
  beforeEach(() => provider.behave());
  afterAll(() => provider.stop());
  return provider;
};

/** Stored, and known to the provider by an address that it has verified. */
export const somebody = async (overrides: Parameters<typeof aUser>[0] = {}) => {
  const { people } = await portal();
  const email = `${ulid().toLowerCase()}@berger.example`;
  const employee = await people.employees.insert(anEmployee({ email }));
  const user = await people.users.insert(aUser({ employeeId: employee.id, ...overrides }));
  return { user, employee, account: { sub: ulid(), email, email_verified: true } };
};

type Visitor = Awaited<ReturnType<typeof portal>>;

const params = { id: "firma" };

export const beginAs = async (visitor: Visitor, returnUrl?: string, id = "firma") => {
  const { response } = await visitor.send(begin, { params: { id }, query: { returnUrl } });
  return response.headers.get("location") ?? "";
};

export const answerTo = async (visitor: Visitor, answer: Readonly<Record<string, string>>) => {
  const { response } = await visitor.send(callback, { params, query: answer });
  return response.headers.get("location") ?? `${response.status}`;
};

/** The whole way of a browser, which `visitor` stays. */
export const signInAt = async (
  provider: FakeProvider,
  account: Parameters<FakeProvider["signIn"]>[1],
  { returnUrl, as }: { readonly returnUrl?: string; readonly as?: Visitor } = {},
) => {
  const visitor = as ?? (await portal());
  const address = await beginAs(visitor, returnUrl);
  const location = await answerTo(visitor, provider.signIn(address, account));
  return { visitor, location };
};
