import {
  GetAccountCommand,
  GetEmailIdentityCommand,
  type GetEmailIdentityCommandOutput,
  NotFoundException,
  type SESv2Client,
} from "@aws-sdk/client-sesv2";
import type { Stage } from "../settings.ts";
import { blocker, either, type Finding, warning } from "./finding.ts";

export const sendingFindings = async (ses: SESv2Client): Promise<Finding[]> => {
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

const knownFindings = (domain: string, identity: GetEmailIdentityCommandOutput): Finding[] => {
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
    either(
      identity.FeedbackForwardingStatus !== true,
      `Events alone tell of bounces of ${domain}.`,
      `SES sends bounces to portal@${domain}, too, which need not exist: aws sesv2 put-email-identity-feedback-attributes --email-identity ${domain} --no-email-forwarding-enabled`,
    ),
  ];
};

export interface IdentityCheck {
  readonly name: string;
  readonly stage: Stage;
  readonly domain: string;
  readonly ses: SESv2Client;
  readonly isOurs: () => Promise<boolean>;
}

/** SES refuses an existing identity, which rolls a whole deployment back. */
export const identityFindings = async (check: IdentityCheck): Promise<Finding[]> => {
  const { name, stage, domain, ses, isOurs } = check;
  const isExpected = stage.existingMailIdentity === true;
  try {
    const identity = await ses.send(new GetEmailIdentityCommand({ EmailIdentity: domain }));
    const known = knownFindings(domain, identity);
    if (isExpected || (await isOurs())) return known;
    const setting = `existingMailIdentity: true in infra/stages/${name}.ts`;
    return [
      blocker(`SES knows ${domain} already, and would refuse to make it: ${setting} uses it.`),
      ...known,
    ];
  } catch (error) {
    if (!(error instanceof NotFoundException)) throw error;
    return [
      isExpected
        ? blocker(`SES does not know ${domain}: without existingMailIdentity the deployment makes it.`)
        : warning(`SES does not know ${domain} yet: the deployment makes it.`),
    ];
  }
};

export type TextsOf = (name: string) => Promise<readonly string[]>;

export const dmarcFinding = async (domain: string, textsOf: TextsOf): Promise<Finding> => {
  const name = `_dmarc.${domain}`;
  return either(
    (await textsOf(name)).some((text) => text.startsWith("v=DMARC1")),
    `${name} tells what to do with forged mails.`,
    `${name} has no DMARC record; to begin with: TXT "v=DMARC1; p=none".`,
  );
};
