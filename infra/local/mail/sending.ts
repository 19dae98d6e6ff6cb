import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { isInfected } from "../eicar.ts";
import type { Refusal, SesAccount } from "./account.ts";
import { type Faults, type StagedFault, sesErrors } from "./faults.ts";
import type { Publisher } from "./publisher.ts";
import { readBulk, readSingle, type SendingRequest } from "./sending-request.ts";
import type { SesDouble, Taken } from "./ses-double.ts";

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly error?: string;
}

/** `cut`: the connection ends without an answer. */
export type Sending = (body: unknown, text: string) => Promise<Answer | "cut">;

const refusal = (error: keyof typeof sesErrors, message: string): Answer => ({
  status: sesErrors[error],
  error,
  body: { message },
});

const DoubleError = z.object({
  type: z.string().default("BadRequestException"),
  message: z.string(),
  detail: z.string().optional(),
});

/** The double names its errors where the SDK does not look. */
const answerOf = ({ status, body }: Taken): Answer => {
  if (status < 400) return { status, body };
  const { type, message, detail } = DoubleError.parse(body);
  return { status, error: type, body: { message: detail ?? message } };
};

const Bulk = z.looseObject({ BulkEmailEntries: z.array(z.unknown()) });
const Results = z.object({ BulkEmailEntryResults: z.array(z.unknown()) });

interface Failed {
  readonly Status: string;
  readonly Error: string;
}

const takeSome = async (
  double: SesDouble,
  body: unknown,
  failures: readonly (Failed | undefined)[],
): Promise<Taken> => {
  const bulk = Bulk.parse(body);
  const BulkEmailEntries = bulk.BulkEmailEntries.filter((_, index) => !failures[index]);
  const { status, body: answer, mails } = await double.takeBulk({ ...bulk, BulkEmailEntries });
  const results = Results.parse(answer).BulkEmailEntryResults.values();
  const taken = mails.values();
  return {
    status,
    body: { BulkEmailEntryResults: failures.map((failure) => failure ?? results.next().value) },
    mails: failures.map((failure) => (failure ? undefined : taken.next().value)),
  };
};

/** SES refuses a single mail by an error, an entry of a bulk call by its status. */
const refusals: Readonly<
  Record<Refusal, { status: string; error: keyof typeof sesErrors; message: string }>
> = {
  throttled: {
    status: "ACCOUNT_THROTTLED",
    error: "TooManyRequestsException",
    message: "Maximum sending rate exceeded.",
  },
  dailyQuota: {
    status: "ACCOUNT_DAILY_QUOTA_EXCEEDED",
    error: "TooManyRequestsException",
    message: "Daily message quota exceeded.",
  },
  notVerified: {
    status: "MESSAGE_REJECTED",
    error: "MessageRejected",
    message: "Email address is not verified. The following identities failed the check: the recipient",
  },
};

interface Kind {
  readonly read: (body: unknown) => SendingRequest | undefined;
  readonly take: (
    { double, account }: Pick<SendingOptions, "double" | "account">,
    body: unknown,
    request: SendingRequest,
    fault?: StagedFault,
  ) => Promise<Taken>;
}

const bulk: Kind = {
  read: readBulk,
  take: ({ double, account }, body, { mails }, fault) => {
    const stagedFor = (destination: readonly string[]): Failed | undefined =>
      fault && "entries" in fault && destination.some((address) => address.includes(fault.to ?? ""))
        ? { Status: fault.entries, Error: fault.message ?? "Staged." }
        : undefined;
    const refusedFor = (destination: readonly string[]): Failed | undefined => {
      const refusal = account.refusalOf(destination);
      return refusal && { Status: refusals[refusal].status, Error: refusals[refusal].message };
    };
    const failures = mails.map(({ destination }) => stagedFor(destination) ?? refusedFor(destination));
    return failures.some(Boolean) ? takeSome(double, body, failures) : double.takeBulk(body);
  },
};

const single: Kind = {
  read: readSingle,
  take: async ({ double, account }, body, { mails }) => {
    const refusal = account.refusalOf(mails.flatMap(({ destination }) => destination));
    if (!refusal) return double.takeSingle(body);
    const { error: type, message } = refusals[refusal];
    return { status: sesErrors[type], body: { type, message }, mails: [] };
  },
};

export interface SendingOptions {
  readonly double: SesDouble;
  readonly account: SesAccount;
  readonly faults: Faults;
  readonly publisher: Publisher;
}

const createSending =
  ({ read, take }: Kind, { double, account, faults, publisher }: SendingOptions): Sending =>
  async (body, text) => {
    const request = read(body);
    if (!request) return refusal("BadRequestException", "The request is not valid.");
    const { configurationSet, mails } = request;
    if (!publisher.knows(configurationSet))
      return refusal("NotFoundException", `Configuration set <${configurationSet}> does not exist.`);
    const fault = faults.take(mails.flatMap(({ destination }) => destination));
    if (fault && "refuse" in fault) return refusal(fault.refuse, fault.message ?? "Staged.");
    if (fault && "delayMs" in fault) await sleep(fault.delayMs);
    const cut = fault && "cut" in fault ? fault.cut : undefined;
    if (cut === "before") return "cut";
    const taken = await take({ double, account }, body, request, fault);
    if (account.current.reports)
      publisher.publish(request, taken.mails, mails.length === 1 && isInfected(text));
    return cut === "after" ? "cut" : answerOf(taken);
  };

export const sendings = (options: SendingOptions): Readonly<Record<string, Sending>> => ({
  "/v2/email/outbound-emails": createSending(single, options),
  "/v2/email/outbound-bulk-emails": createSending(bulk, options),
});
