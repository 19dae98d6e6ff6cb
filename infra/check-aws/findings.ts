import { GetAccountSettingsCommand, type LambdaClient } from "@aws-sdk/client-lambda";
import {
  GetAccountCommand,
  GetEmailIdentityCommand,
  NotFoundException,
  type SESv2Client,
} from "@aws-sdk/client-sesv2";

export interface Finding {
  readonly isGood: boolean;
  readonly sentence: string;
}

export interface CheckDeps {
  readonly ses: SESv2Client;
  readonly lambda: LambdaClient;
  /** The texts of a name's TXT records; none if there is no such name. */
  readonly textsOf: (name: string) => Promise<readonly string[]>;
}

/** New accounts may have 10; the workers alone take 32, and each open request of a person one more. */
const CONCURRENCY = 100;

const either = (isGood: boolean, good: string, missing: string): Finding => ({
  isGood,
  sentence: isGood ? good : missing,
});

const accountFindings = async ({ ses }: CheckDeps): Promise<Finding[]> => {
  const { ProductionAccessEnabled, SendingEnabled, EnforcementStatus, SendQuota } = await ses.send(
    new GetAccountCommand({}),
  );
  const { Max24HourSend = 0, MaxSendRate = 0 } = SendQuota ?? {};
  const hours = MaxSendRate > 0 ? Math.ceil(100_000 / MaxSendRate / 360) / 10 : Number.POSITIVE_INFINITY;
  return [
    either(
      ProductionAccessEnabled === true,
      "SES has left the sandbox.",
      "SES is in the sandbox: only verified addresses get mails. Request production access in the SES console.",
    ),
    either(
      SendingEnabled === true && EnforcementStatus !== "SHUTDOWN",
      "SES may send.",
      `SES may not send (${EnforcementStatus ?? "paused"}): see the account dashboard of SES.`,
    ),
    either(
      ProductionAccessEnabled === true && Max24HourSend !== 0,
      `SES takes ${Max24HourSend < 0 ? "any number of" : Max24HourSend} mails a day, ${MaxSendRate} a second: 100,000 need ${hours} hours.`,
      `SES takes ${Max24HourSend} mails a day, ${MaxSendRate} a second: request more with production access.`,
    ),
  ];
};

const recordsOf = (tokens: readonly string[], domain: string) =>
  tokens.map((token) => `${token}._domainkey.${domain} CNAME ${token}.dkim.amazonses.com`).join("; ");

const identityFindings = async (domain: string, { ses }: CheckDeps): Promise<Finding[]> => {
  try {
    const identity = await ses.send(new GetEmailIdentityCommand({ EmailIdentity: domain }));
    const { Status, Tokens = [] } = identity.DkimAttributes ?? {};
    const { MailFromDomain, MailFromDomainStatus } = identity.MailFromAttributes ?? {};
    return [
      either(
        identity.VerifiedForSendingStatus === true,
        `${domain} is verified.`,
        `${domain} is not verified: mails wait until it is.`,
      ),
      either(
        Status === "SUCCESS",
        `Mails of ${domain} are signed (DKIM).`,
        `DKIM of ${domain} is ${Status ?? "off"}. Records: ${recordsOf(Tokens, domain)}`,
      ),
      either(
        MailFromDomainStatus === undefined || MailFromDomainStatus === "SUCCESS",
        MailFromDomain ? `${MailFromDomain} takes bounces.` : "SES's own domain takes bounces.",
        `The MAIL FROM domain ${MailFromDomain} is ${MailFromDomainStatus}: its MX and SPF records are missing.`,
      ),
    ];
  } catch (error) {
    if (!(error instanceof NotFoundException)) throw error;
    return [{ isGood: false, sentence: `SES does not know ${domain}: deploy first.` }];
  }
};

const dmarcFinding = async (domain: string, { textsOf }: CheckDeps): Promise<Finding> => {
  const name = `_dmarc.${domain}`;
  return either(
    (await textsOf(name)).some((text) => text.startsWith("v=DMARC1")),
    `${name} tells what to do with forged mails.`,
    `${name} has no DMARC record; to begin with: TXT "v=DMARC1; p=none".`,
  );
};

const concurrencyFinding = async ({ lambda }: CheckDeps): Promise<Finding> => {
  const { AccountLimit } = await lambda.send(new GetAccountSettingsCommand({}));
  const limit = AccountLimit?.ConcurrentExecutions ?? 0;
  return either(
    limit >= CONCURRENCY,
    `Lambda runs ${limit} functions at once.`,
    `Lambda runs ${limit} functions at once: request at least ${CONCURRENCY} (Service Quotas, concurrent executions).`,
  );
};

/** Reads only. */
export const findingsOf = async (domain: string | undefined, deps: CheckDeps): Promise<Finding[]> => [
  ...(await accountFindings(deps)),
  ...(domain === undefined
    ? [{ isGood: false, sentence: "The stage has neither mailDomain nor domain: no mail can be sent." }]
    : [...(await identityFindings(domain, deps)), await dmarcFinding(domain, deps)]),
  await concurrencyFinding(deps),
];
