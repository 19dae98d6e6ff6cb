/** `later`: not now; `quota`: not today; `pause`: the account may not send; `unanswered`: not known. */
export type Verdict =
  | { readonly kind: "accepted" }
  | { readonly kind: "throttled" }
  | { readonly kind: "later" }
  | { readonly kind: "quota" }
  | { readonly kind: "pause"; readonly reason: string }
  | { readonly kind: "refused"; readonly reason: string; readonly wholeCall?: boolean }
  | { readonly kind: "unanswered" };

const accepted: Verdict = { kind: "accepted" };
const throttled: Verdict = { kind: "throttled" };
const later: Verdict = { kind: "later" };
const unanswered: Verdict = { kind: "unanswered" };
const pause = (reason: string): Verdict => ({ kind: "pause", reason });
const refused = (reason: string): Verdict => ({ kind: "refused", reason });

const quota: Verdict = { kind: "quota" };
const suspended = pause("Das Versandkonto ist gesperrt.");
const paused = pause("Der Versand ist für das Konto angehalten.");
const unverified = pause("Die Absenderadresse ist nicht bestätigt.");
const notConfirmed = pause(
  "Absender oder Empfänger sind bei SES nicht bestätigt: Die Domain ist noch zu bestätigen, oder das Konto ist noch im Testbetrieb.",
);
const misconfigured = pause("Der Versand ist falsch eingerichtet.");

const statuses: Readonly<Record<string, Verdict>> = {
  SUCCESS: accepted,
  MESSAGE_REJECTED: refused("Die Nachricht wurde abgelehnt."),
  INVALID_PARAMETER: refused("Die Adresse ist nicht zustellbar."),
  FAILED: refused("Die Nachricht konnte nicht angenommen werden."),
  TRANSIENT_FAILURE: later,
  ACCOUNT_THROTTLED: throttled,
  ACCOUNT_DAILY_QUOTA_EXCEEDED: quota,
  ACCOUNT_SUSPENDED: suspended,
  ACCOUNT_SENDING_PAUSED: paused,
  CONFIGURATION_SET_SENDING_PAUSED: paused,
  MAIL_FROM_DOMAIN_NOT_VERIFIED: unverified,
  CONFIGURATION_SET_NOT_FOUND: misconfigured,
  TEMPLATE_NOT_FOUND: misconfigured,
  INVALID_SENDING_POOL_NAME: misconfigured,
};

const errors: Readonly<Record<string, Verdict>> = {
  TooManyRequestsException: throttled,
  ThrottlingException: throttled,
  ServiceUnavailable: throttled,
  LimitExceededException: quota,
  AccountSuspendedException: suspended,
  SendingPausedException: paused,
  MailFromDomainNotVerifiedException: unverified,
  NotFoundException: misconfigured,
  AccessDeniedException: misconfigured,
  UnrecognizedClientException: misconfigured,
  MessageRejected: { kind: "refused", reason: "Die Nachricht wurde abgelehnt.", wholeCall: true },
  BadRequestException: { kind: "refused", reason: "Die Adresse ist nicht zulässig.", wholeCall: true },
};

/** Only its message tells it from throttling (SES developer guide, "Sending quota errors"). */
const isDailyQuota = ({ message }: Error) => /daily (message|sending) quota/i.test(message);

/** The sender or, in SES's sandbox, a recipient; the name of the error says only that it was rejected. */
const isNotVerified = (message: string) => /not verified/i.test(message);

/** Network errors from before anything was sent. */
const neverSent = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"]);

export const verdictOnStatus = (status: string | undefined, error = ""): Verdict =>
  status !== "SUCCESS" && isNotVerified(error) ? notConfirmed : (statuses[status ?? ""] ?? unanswered);

export const verdictOnError = (error: unknown): Verdict => {
  if (!(error instanceof Error)) return unanswered;
  if (isDailyQuota(error)) return quota;
  if (isNotVerified(error.message)) return notConfirmed;
  const code = "code" in error ? String(error.code) : "";
  return neverSent.has(code) ? throttled : (errors[error.name] ?? unanswered);
};
