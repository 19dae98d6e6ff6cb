import * as z from "zod";

export const sesErrors = {
  TooManyRequestsException: 429,
  LimitExceededException: 400,
  AccountSuspendedException: 400,
  SendingPausedException: 400,
  MailFromDomainNotVerifiedException: 400,
  MessageRejected: 400,
  BadRequestException: 400,
  NotFoundException: 404,
  InternalServiceErrorException: 500,
} as const;

const errorNames = Object.keys(sesErrors) as (keyof typeof sesErrors)[]; // Object.keys forgets what it was given

/** Affects the next `times` calls, with `to` only those to that recipient. */
export const Fault = z.intersection(
  z.union([
    z.object({ refuse: z.enum(errorNames), message: z.string().optional() }),
    /** Fails the bulk entries that match; all of them if empty. */
    z.object({ entries: z.string(), message: z.string().optional() }),
    /** Ends the connection before SES takes the mails, or between taking and answering. */
    z.object({ cut: z.enum(["before", "after"]) }),
    z.object({ delayMs: z.number() }),
  ]),
  z.object({ times: z.number().default(1), to: z.string().optional() }),
);
export type Fault = z.input<typeof Fault>;
export type StagedFault = z.output<typeof Fault>;

export interface Faults {
  readonly stage: (fault: StagedFault) => void;
  readonly clear: () => void;
  readonly take: (recipients: readonly string[]) => StagedFault | undefined;
}

const concerns = ({ to }: StagedFault, recipients: readonly string[]) =>
  to === undefined || recipients.some((recipient) => recipient.includes(to));

export const createFaults = (): Faults => {
  let staged: { readonly fault: StagedFault; left: number }[] = [];
  return {
    stage: (fault) => {
      staged.push({ fault, left: fault.times });
    },
    clear: () => {
      staged = [];
    },
    take: (recipients) => {
      const next = staged.find(({ fault, left }) => left > 0 && concerns(fault, recipients));
      if (!next) return undefined;
      next.left -= 1;
      return next.fault;
    },
  };
};
