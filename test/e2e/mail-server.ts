import { synthesise } from "../../infra/local/build/synthesise.ts";
import { eventConfigOf } from "../../infra/local/mail/event-config.ts";
import { type MailEngine, startMail } from "../../infra/local/mail/mail-engine.ts";
import { loadAssembly } from "../../infra/local/template/assembly.ts";
import { readStack } from "../../infra/local/template/stack.ts";

const region = "eu-central-1";
const account = "000000000000";

/** An SES of its own, whose inbox outlives the portals that send through it. It tells of no events. */
export const startMailServer = async (): Promise<MailEngine> => {
  const stack = readStack(loadAssembly(await synthesise()), {
    region,
    account,
    queueUrl: () => "",
    secret: () => "",
  });
  const { configurationSets } = eventConfigOf(stack);
  return startMail({
    port: 0,
    keep: 20_000,
    accountId: account,
    region,
    s3Url: "",
    events: { configurationSets, destinations: [], streams: [] },
  });
};
