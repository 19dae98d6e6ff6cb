import { paginateListSubscriptionsByTopic, type SNSClient } from "@aws-sdk/client-sns";
import { either, type Finding, warning } from "./finding.ts";

const PENDING = "PendingConfirmation";

/** SNS forgets a subscription that nobody confirms within three days. */
export const alarmMailFinding = async (
  client: SNSClient,
  TopicArn: string,
  email: string,
): Promise<Finding> => {
  for await (const { Subscriptions = [] } of paginateListSubscriptionsByTopic({ client }, { TopicArn })) {
    const found = Subscriptions.find(({ Endpoint }) => Endpoint === email);
    if (!found) continue;
    return either(
      found.SubscriptionArn !== PENDING,
      `${email} gets the alarms.`,
      `${email} has not confirmed yet that it wants the alarms: the link in the mail of AWS is good for three days.`,
    );
  }
  return warning(
    `${email} gets no alarms, for it did not confirm in time: aws sns subscribe --topic-arn ${TopicArn} --protocol email --notification-endpoint ${email}`,
  );
};
