import * as z from "zod";
import { type Assembly, nestedIn } from "./assembly.ts";
import { type Identity, identify, nameProperty } from "./identity.ts";
import { resolverFor } from "./resolver.ts";

export interface Resource<Properties> extends Identity {
  readonly logicalId: string;
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
  /** Named as a parent asks for it: `Outputs.Name`. */
  readonly output: (name: string) => string;
  /** Includes resources of nested stacks. */
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

const NESTED = "AWS::CloudFormation::Stack";
const Nested = z.object({
  TemplateURL: z.string(),
  Parameters: z.record(z.string(), z.unknown()).default({}),
});

export const readStack = (
  assembly: Assembly,
  options: StackOptions,
  parameter: (name: string) => unknown = () => undefined,
): Stack => {
  const { stackName, template, assets } = assembly;
  const { region, account, queueUrl, secret } = options;
  const identities = new Map<string, Identity>();
  const place = { region, account, stackName, queueUrl, secret };

  const identityFor = (logicalId: string): Identity => {
    const child = nested.get(logicalId);
    if (child) return { ref: child.name, attribute: child.output };
    const resource = template.Resources[logicalId];
    if (!resource) throw new Error(`The template has no resource ${logicalId}.`);
    const property = nameProperty(resource.Type);
    const name = property === undefined ? undefined : resolve(resource.Properties[property]);
    return identify(resource.Type, logicalId, typeof name === "string" ? name : undefined, place);
  };

  const identity = (logicalId: string): Identity => {
    const made = identities.get(logicalId) ?? identityFor(logicalId);
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
    parameter,
    ref: (logicalId) => identity(logicalId).ref,
    attribute: (logicalId, name) => identity(logicalId).attribute(name),
    dynamic: (reference) => {
      const [, logicalId, key] = secretReference.exec(reference) ?? [];
      if (!logicalId) throw new Error(`The local run cannot resolve {{resolve:${reference}}}.`);
      return secret(logicalId, key || undefined);
    },
  });

  const resourcesOf = (types: readonly string[]) =>
    Object.entries(template.Resources).filter(([, { Type }]) => types.includes(Type));

  const nested = new Map(
    resourcesOf([NESTED]).map(([logicalId, { Properties }]) => {
      const { TemplateURL, Parameters } = Nested.parse({
        ...Properties,
        TemplateURL: resolve(Properties.TemplateURL),
      });
      const child = nestedIn(assembly, `${stackName}-${logicalId}`, TemplateURL);
      // Resolved on demand, since a queue has its URL only after it is created.
      return [logicalId, readStack(child, options, (name) => resolve(Parameters[name]))];
    }),
  );

  return {
    name: stackName,
    region,
    account,
    assets,
    resolve,
    identity,
    output: (name) => String(resolve(template.Outputs[name.replace(/^Outputs\./, "")]?.Value)),
    ofType: (types, schema) => [
      ...resourcesOf([types].flat()).map(([logicalId, { Properties }]) => ({
        logicalId,
        get ref() {
          return identity(logicalId).ref;
        },
        attribute: (name: string) => identity(logicalId).attribute(name),
        properties: schema.parse(resolve(Properties)),
      })),
      ...[...nested.values()].flatMap((child) => child.ofType(types, schema)),
    ],
  };
};
