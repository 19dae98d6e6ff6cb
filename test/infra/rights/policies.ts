import * as z from "zod";
import { secretsOf } from "../../../infra/local/resources/secrets.ts";
import { loadAssembly } from "../../../infra/local/template/assembly.ts";
import { readStack } from "../../../infra/local/template/stack.ts";
import { ACCOUNT } from "./aws-call.ts";
import { Statement } from "./judge.ts";

const Statements = z.object({ Statement: z.array(Statement) });
const Policy = z.object({ PolicyDocument: Statements, Roles: z.array(z.string()) });
const Role = z.object({ Policies: z.array(z.object({ PolicyDocument: Statements })).default([]) });
const LambdaFunction = z.object({
  Role: z.string(),
  Environment: z.object({ Variables: z.object({ STAGE: z.string() }) }),
});

const region = "eu-central-1";

/** Those of each function's role, by the function's name. CDK's own functions know no stage, and are left out. */
export const policiesIn = (folder: string): ReadonlyMap<string, readonly Statement[]> => {
  const assembly = loadAssembly(folder);
  const stack = readStack(assembly, {
    region,
    account: ACCOUNT,
    queueUrl: (name) => name,
    secret: secretsOf(assembly.template),
  });
  const policies = stack.ofType("AWS::IAM::Policy", Policy);
  const roles = stack.ofType("AWS::IAM::Role", Role);
  return new Map(
    stack.ofType("AWS::Lambda::Function", z.unknown()).flatMap(({ ref, properties }) => {
      const known = LambdaFunction.safeParse(properties).data;
      if (!known) return [];
      const role = known.Role.slice(known.Role.lastIndexOf(":") + 1);
      const documents = [
        ...policies.filter(({ properties: { Roles } }) => Roles.includes(role)).map((one) => one.properties),
        ...roles.filter((one) => one.ref === role).flatMap((one) => one.properties.Policies),
      ];
      return [[ref, documents.flatMap(({ PolicyDocument }) => PolicyDocument.Statement)]];
    }),
  );
};
