import type * as z from "zod";
import type { Assembly } from "./assembly.ts";
import { type Identity, identify, nameProperty } from "./identity.ts";
import { resolverFor } from "./resolver.ts";

export interface Resource<Properties> {
  readonly logicalId: string;
  readonly ref: string;
  readonly properties: Properties;
}

/** Properties are resolved lazily. */
export interface Stack {
  readonly name: string;
  readonly region: string;
  readonly account: string;
  readonly assets: ReadonlyMap<string, string>;
  readonly resolve: (value: unknown) => unknown;
  readonly identity: (logicalId: string) => Identity;
  readonly ofType: <S extends z.ZodType>(
    types: string | readonly string[],
    schema: S,
  ) => Resource<z.output<S>>[];
}

export interface StackOptions {
  readonly region: string;
  readonly account: string;
  readonly queueUrl: (queueName: string) => string;
  readonly secret: (logicalId: string, key: string | undefined) => string;
}

const secretReference =
  /^secretsmanager:arn:aws:secretsmanager:[^:]*:[^:]*:secret:([^:]+)(?::SecretString(?::([^:]*))?)?/;

export const readStack = (
  { stackName, template, assets }: Assembly,
  { region, account, queueUrl, secret }: StackOptions,
): Stack => {
  const identities = new Map<string, Identity>();
  const place = { region, account, stackName, queueUrl };

  const identity = (logicalId: string): Identity => {
    const known = identities.get(logicalId);
    if (known) return known;
    const resource = template.Resources[logicalId];
    if (!resource) throw new Error(`The template has no resource ${logicalId}.`);
    const property = nameProperty(resource.Type);
    const name = property === undefined ? undefined : resolve(resource.Properties[property]);
    const made = identify(resource.Type, logicalId, typeof name === "string" ? name : undefined, place);
    identities.set(logicalId, made);
    return made;
  };

  const resolve = resolverFor(template, {
    pseudo: {
      "AWS::Region": region,
      "AWS::AccountId": account,
      "AWS::Partition": "aws",
      "AWS::URLSuffix": "amazonaws.com",
      "AWS::StackName": stackName,
      "AWS::StackId": `arn:aws:cloudformation:${region}:${account}:stack/${stackName}/local`,
    },
    ref: (logicalId) => identity(logicalId).ref,
    attribute: (logicalId, name) => identity(logicalId).attribute(name),
    dynamic: (reference) => {
      const [, logicalId, key] = secretReference.exec(reference) ?? [];
      if (!logicalId) throw new Error(`The local run cannot resolve {{resolve:${reference}}}.`);
      return secret(logicalId, key || undefined);
    },
  });

  const isMade = (condition: string | undefined) =>
    condition === undefined || resolve(template.Conditions[condition]) === true;

  return {
    name: stackName,
    region,
    account,
    assets,
    resolve,
    identity,
    ofType: (types, schema) =>
      Object.entries(template.Resources)
        .filter(([, { Type, Condition }]) => [types].flat().includes(Type) && isMade(Condition))
        .map(([logicalId, { Properties }]) => ({
          logicalId,
          get ref() {
            return identity(logicalId).ref;
          },
          properties: schema.parse(resolve(Properties)),
        })),
  };
};
