import { argon2, randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { openUsers } from "../../../functions/data/people/users.collection.ts";
import { hashPassword } from "../../../functions/platform/security/password.ts";
import { login } from "../../../shared/login/login.contract.ts";
import { type Browser, openBrowser } from "../../support/browser.ts";
import { aUser } from "../../support/people.builder.ts";
import { httpApi } from "../../support/running-portal.ts";
import { compared, type Figure, type Part } from "../kit/figure.ts";
import { inPairs } from "../kit/pairs.ts";
import { startPortal } from "../portal/portal-run.ts";

const CALLERS = 4;
const WINDOWS = 6;
const PASSWORD = "korrekt-pferd-batterie";

const derive = promisify(argon2);

const bareHash = () =>
  derive("argon2id", {
    message: PASSWORD,
    nonce: randomBytes(16),
    tagLength: 32,
    memory: 19_456,
    passes: 2,
    parallelism: 1,
  });

const rateOf = async (work: (caller: number) => Promise<unknown>, times: number): Promise<number> => {
  const start = performance.now();
  await Promise.all(
    Array.from({ length: CALLERS }, async (_, caller) => {
      for (let time = 0; time < times; time++) await work(caller);
    }),
  );
  return (CALLERS * times * 1000) / (performance.now() - start);
};

export const about = "sign-ins at known and unknown devices, beside the password hash alone";

export const part: Part = async ({ quick, say, scope }) => {
  const { table, runtime } = await startPortal(scope);
  const passwordHash = await hashPassword(PASSWORD);
  const users = Array.from({ length: CALLERS }, () => aUser({ passwordHash }));
  await openUsers(table).insertMany(users);
  const api = httpApi(runtime.url);
  const known = users.map(() => openBrowser(api));
  const signInAt = (browserOf: (caller: number) => Browser | undefined) => (caller: number) =>
    browserOf(caller)?.call(login.signIn, {
      body: { username: users[caller]?.username ?? "", password: PASSWORD },
    }) ?? Promise.reject(new Error("Nobody signs in."));

  const devices = [
    { what: "sign-in at a known device", work: signInAt((caller) => known[caller]) },
    { what: "sign-in at an unknown device", work: signInAt(() => openBrowser(api)) },
  ];
  const figures: Figure[] = [];
  for (const { what, work } of devices) {
    say(what);
    // Each instance warms up on its own.
    await rateOf(work, quick ? 5 : 60);
    const pairs = await inPairs(
      WINDOWS,
      () => rateOf(work, quick ? 5 : 15),
      () => rateOf(bareHash, quick ? 5 : 15),
    );
    figures.push(
      compared({
        what: `${what}, ${CALLERS} callers`,
        unit: "sign-ins/s",
        yardstick: "the password hash alone",
        pairs,
        goal: { least: 0.75 },
      }),
    );
  }
  return figures;
};
