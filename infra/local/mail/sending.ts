import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { isInfected } from "../eicar.ts";
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

const takeSome = async (
  double: SesDouble,
  body: unknown,
  fails: readonly boolean[],
  failed: object,
): Promise<Taken> => {
  const bulk = Bulk.parse(body);
  const BulkEmailEntries = bulk.BulkEmailEntries.filter((_, index) => !fails[index]);
  const { status, body: answer, mails } = await double.takeBulk({ ...bulk, BulkEmailEntries });
  const results = Results.parse(answer).BulkEmailEntryResults.values();
  const taken = mails.values();
  return {
    status,
    body: { BulkEmailEntryResults: fails.map((fail) => (fail ? failed : results.next().value)) },
    mails: fails.map((fail) => (fail ? undefined : taken.next().value)),
  };
};

interface Kind {
  readonly read: (body: unknown) => SendingRequest | undefined;
  readonly take: (
    double: SesDouble,
    body: unknown,
    request: SendingRequest,
    fault?: StagedFault,
  ) => Promise<Taken>;
}

const bulk: Kind = {
  read: readBulk,
  take: (double, body, { mails }, fault) => {
    if (!fault || !("entries" in fault)) return double.takeBulk(body);
    const fails = mails.map(({ destination }) =>
      destination.some((address) => address.includes(fault.to ?? "")),
    );
    return takeSome(double, body, fails, { Status: fault.entries, Error: fault.message ?? "Staged." });
  },
};

const single: Kind = { read: readSingle, take: (double, body) => double.takeSingle(body) };

export interface SendingOptions {
  readonly double: SesDouble;
  readonly faults: Faults;
  readonly publisher: Publisher;
}

const createSending =
  ({ read, take }: Kind, { double, faults, publisher }: SendingOptions): Sending =>
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
    const taken = await take(double, body, request, fault);
    publisher.publish(request, taken.mails, mails.length === 1 && isInfected(text));
    return cut === "after" ? "cut" : answerOf(taken);
  };

export const sendings = (options: SendingOptions): Readonly<Record<string, Sending>> => ({
  "/v2/email/outbound-emails": createSending(single, options),
  "/v2/email/outbound-bulk-emails": createSending(bulk, options),
});
