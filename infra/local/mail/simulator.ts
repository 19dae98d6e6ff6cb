import { randomUUID } from "node:crypto";

export type Outcome = { readonly eventType: "Delivery" | "Bounce" | "Complaint"; readonly detail: object };

const reportingMta = "dns; a8-31.smtp-out.amazonses.com";

const delivery = (address: string, at: string): Outcome => ({
  eventType: "Delivery",
  detail: {
    delivery: {
      timestamp: at,
      processingTimeMillis: 480,
      recipients: [address],
      smtpResponse: "250 2.6.0 Message received",
      reportingMTA: reportingMta.slice(5),
    },
  },
});

const bounce = (address: string, at: string, subType: string, diagnosticCode: string): Outcome => ({
  eventType: "Bounce",
  detail: {
    bounce: {
      feedbackId: randomUUID(),
      bounceType: "Permanent",
      bounceSubType: subType,
      bouncedRecipients: [{ emailAddress: address, action: "failed", status: "5.1.1", diagnosticCode }],
      timestamp: at,
      reportingMTA: reportingMta,
    },
  },
});

const complaint = (address: string, at: string): Outcome => ({
  eventType: "Complaint",
  detail: {
    complaint: {
      feedbackId: randomUUID(),
      complaintSubType: null,
      complainedRecipients: [{ emailAddress: address }],
      timestamp: at,
      userAgent: "Amazon SES Mailbox Simulator",
      complaintFeedbackType: "abuse",
      arrivalDate: at,
    },
  },
});

const suppressed =
  "Amazon SES has suppressed sending to this address because it has a recent history of bouncing as an invalid address.";

const simulated: Readonly<Record<string, (address: string, at: string) => Outcome[]>> = {
  bounce: (address, at) => [bounce(address, at, "General", "smtp; 550 5.1.1 user unknown")],
  suppressionlist: (address, at) => [bounce(address, at, "Suppressed", suppressed)],
  complaint: (address, at) => [delivery(address, at), complaint(address, at)],
};

const simulatorAddress = /(?:^|<)([a-z]+)(?:\+[^@]*)?@simulator\.amazonses\.com>?$/i;

export const outcomesOf = (address: string, at: string): Outcome[] => {
  const name = simulatorAddress.exec(address)?.[1]?.toLowerCase() ?? "";
  return simulated[name]?.(address, at) ?? [delivery(address, at)];
};
