import { KEY_PAIRS, publicKeyName, publicKeyOf } from "../../key-pairs/key-pairs.ts";

export interface Identity {
  readonly ref: string;
  readonly attribute: (name: string) => string;
}

export interface Place {
  readonly region: string;
  readonly account: string;
  readonly stackName: string;
  /** Known once the queue is created. */
  readonly queueUrl: (queueName: string) => string;
  readonly secret: (logicalId: string, key: string) => string;
}

type Identify = (logicalId: string, name: string | undefined, place: Place) => Identity;

const attributesOf = (ref: string, attributes: Readonly<Record<string, () => string>>): Identity => ({
  ref,
  attribute: (name) => {
    const attribute = attributes[name];
    if (!attribute) throw new Error(`The local run does not know the attribute ${name} of ${ref}.`);
    return attribute();
  },
});

/** S3 allows lower case only, and CloudFormation makes up such names. */
const bucketName = (stackName: string, logicalId: string) =>
  `${stackName}-${logicalId}`
    .toLowerCase()
    .replace(/[^a-z0-9-]/g, "-")
    .slice(0, 63);

const table: Identify = (logicalId, name, { stackName, region, account }) => {
  const ref = name ?? `${stackName}-${logicalId}`;
  return attributesOf(ref, { Arn: () => `arn:aws:dynamodb:${region}:${account}:table/${ref}` });
};

const identities: Readonly<Record<string, { readonly nameProperty: string; readonly identify: Identify }>> = {
  "AWS::DynamoDB::Table": { nameProperty: "TableName", identify: table },
  "AWS::DynamoDB::GlobalTable": { nameProperty: "TableName", identify: table },
  "AWS::SQS::Queue": {
    nameProperty: "QueueName",
    identify: (logicalId, given, { stackName, region, account, queueUrl }) => {
      const name = given ?? `${stackName}-${logicalId}`.slice(-80);
      return {
        get ref() {
          return queueUrl(name);
        },
        attribute: attributesOf(name, {
          Arn: () => `arn:aws:sqs:${region}:${account}:${name}`,
          QueueName: () => name,
          QueueUrl: () => queueUrl(name),
        }).attribute,
      };
    },
  },
  "AWS::S3::Bucket": {
    nameProperty: "BucketName",
    identify: (logicalId, given, { stackName, region }) => {
      const ref = given ?? bucketName(stackName, logicalId);
      return attributesOf(ref, {
        Arn: () => `arn:aws:s3:::${ref}`,
        DomainName: () => `${ref}.s3.amazonaws.com`,
        RegionalDomainName: () => `${ref}.s3.${region}.amazonaws.com`,
      });
    },
  },
  "AWS::Lambda::Function": {
    nameProperty: "FunctionName",
    identify: (logicalId, name = logicalId, { region, account }) =>
      attributesOf(name, { Arn: () => `arn:aws:lambda:${region}:${account}:function:${name}` }),
  },
  "AWS::SES::ConfigurationSet": {
    nameProperty: "Name",
    identify: (logicalId, name) => attributesOf(name ?? logicalId, {}),
  },
  "AWS::SecretsManager::Secret": {
    nameProperty: "Name",
    identify: (logicalId, _, { region, account }) => {
      const ref = `arn:aws:secretsmanager:${region}:${account}:secret:${logicalId}`;
      return attributesOf(ref, { Id: () => ref });
    },
  },
  [KEY_PAIRS]: {
    nameProperty: "SecretArn",
    identify: (logicalId, secretArn = "", { secret }) => ({
      ref: logicalId,
      attribute: (name) => {
        const number = name.slice(publicKeyName("").length);
        return publicKeyOf(secret(secretArn.slice(secretArn.lastIndexOf(":") + 1), number));
      },
    }),
  },
  "AWS::CloudFront::Distribution": {
    nameProperty: "Id",
    identify: (logicalId) => {
      const domainName = `${logicalId.toLowerCase()}.cloudfront.net`;
      return attributesOf(logicalId, { Id: () => logicalId, DomainName: () => domainName });
    },
  },
};

/** Nothing local depends on other types, so any name and ARN of the right shape will do. */
const plain =
  (type: string): Identify =>
  (logicalId, _, { region, account }) => {
    const service = type.split("::")[1]?.toLowerCase() ?? "aws";
    const arn = `arn:aws:${service}:${region}:${account}:${logicalId}`;
    return { ref: logicalId, attribute: (name) => (/arn$/i.test(name) ? arn : `${logicalId}.${name}`) };
  };

export const nameProperty = (type: string): string | undefined => identities[type]?.nameProperty;

export const identify = (type: string, logicalId: string, name: string | undefined, place: Place): Identity =>
  (identities[type]?.identify ?? plain(type))(logicalId, name, place);
