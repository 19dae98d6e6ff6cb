import { argon2, randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { openUsers } from "../../functions/data/people/users.collection.ts";
import { hashPassword } from "../../functions/platform/security/password.ts";
import { login } from "../../shared/login/login.contract.ts";
import { openBrowser } from "../support/browser.ts";
import { aUser } from "../support/people.builder.ts";
import type { Group } from "./figure.ts";
import { httpApi } from "./http-api.ts";
import { startPortal } from "./portal-run.ts";
import { median, spread } from "./statistics.ts";
import { withScope } from "./with-scope.ts";

const CALLERS = 4;
const ROUNDS = 5;
const PASSWORD = "korrekt-pferd-batterie";

const derive = promisify(argon2);

/** The hash alone, as the product's passwords have it. */
const bareHash = () =>
  derive("argon2id", {
    message: PASSWORD,
    nonce: randomBytes(16),
    tagLength: 32,
    memory: 19_456,
    passes: 2,
    parallelism: 1,
  });

/** Runs a second when each caller begins again as soon as it is done. */
const rateOf = async (work: (caller: number) => Promise<unknown>, times: number): Promise<number> => {
  const start = performance.now();
  await Promise.all(
    Array.from({ length: CALLERS }, async (_, caller) => {
      for (let time = 0; time < times; time++) await work(caller);
    }),
  );
  return (CALLERS * times * 1000) / (performance.now() - start);
};

/** Sign-ins beside the hash they cannot do without. */
export const signIn: Group = ({ quick, say }) =>
  withScope(async (scope) => {
    const { table, runtime } = await startPortal(scope, { queues: false, schedules: false });
    const passwordHash = await hashPassword(PASSWORD);
    const users = Array.from({ length: CALLERS }, () => aUser({ passwordHash }));
    await openUsers(table).insertMany(users);
    const browser = openBrowser(httpApi(runtime.url));
    const signInAs = (caller: number) =>
      browser.call(login.signIn, { body: { username: users[caller]?.username ?? "", password: PASSWORD } });

    const times = quick ? 5 : 25;
    // Each of the function's instances has to become quick on its own.
    await rateOf(signInAs, quick ? 5 : 150);
    const rates: number[] = [];
    const bare: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      say(`sign-in, round ${round + 1}`);
      rates.push(await rateOf(signInAs, times));
      bare.push(await rateOf(bareHash, times));
    }
    return [
      {
        what: `sign-in, ${CALLERS} callers`,
        value: median(rates),
        unit: "sign-ins/s",
        spread: spread(rates),
        yardstick: { what: "bare argon2id", value: median(bare) },
        ratioGoal: { kind: "least", value: 0.75 },
      },
    ];
  });
