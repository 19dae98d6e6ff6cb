import * as z from "zod";

export const Account = z.object({
  /** Mails a second. */
  rate: z.number().positive().default(100_000),
  /** Mails in 24 hours; -1 for any number. */
  perDay: z.number().default(10_000_000),
  verified: z.array(z.string()).optional(),
  reports: z.boolean().default(true),
});
export type Account = z.input<typeof Account>;

export type Refusal = "throttled" | "dailyQuota" | "notVerified";

const DAY = 86_400_000;
const MINUTE = 60_000;

/** Mails of the last 24 hours, by the minute. */
const createDay = () => {
  const minutes: { readonly at: number; count: number }[] = [];
  let sent = 0;
  return {
    sentUntil: (at: number): number => {
      for (let [first] = minutes; first && first.at <= at - DAY; [first] = minutes) {
        sent -= first.count;
        minutes.shift();
      }
      return sent;
    },
    add: (at: number): void => {
      const last = minutes.at(-1);
      if (last && at < last.at + MINUTE) last.count += 1;
      else minutes.push({ at, count: 1 });
      sent += 1;
    },
  };
};

const mayGet = (verified: readonly string[], address: string) => {
  const bare = (/<([^<>]+)>$/.exec(address)?.[1] ?? address).toLowerCase();
  const domain = bare.slice(bare.indexOf("@") + 1);
  return domain === "simulator.amazonses.com" || verified.includes(bare) || verified.includes(domain);
};

/** As strict as SES: a second's worth of mails at most at once, refilled all the time. */
export const createAccount = (now: () => number = Date.now) => {
  let account = Account.parse({});
  let tokens = account.rate;
  let refilledAt = now();
  const day = createDay();

  const refill = () => {
    const at = now();
    tokens = Math.min(account.rate, tokens + ((at - refilledAt) / 1000) * account.rate);
    refilledAt = at;
    return at;
  };

  return {
    get current() {
      return { ...account, sentLast24Hours: day.sentUntil(now()) };
    },

    set: (changed: Account): void => {
      account = Account.parse(changed);
      tokens = account.rate;
      refilledAt = now();
    },

    /** Undefined if SES takes the mail. */
    refusalOf: (destination: readonly string[]): Refusal | undefined => {
      const { verified, perDay } = account;
      if (verified && !destination.every((address) => mayGet(verified, address))) return "notVerified";
      const at = refill();
      if (perDay >= 0 && day.sentUntil(at) >= perDay) return "dailyQuota";
      if (tokens < 1) return "throttled";
      tokens -= 1;
      day.add(at);
      return undefined;
    },
  };
};

export type SesAccount = ReturnType<typeof createAccount>;
