import { App, Stack } from "aws-cdk-lib";
import { Template } from "aws-cdk-lib/assertions";
import type { TestProject } from "vitest/node";
import { PortalTable } from "../../infra/data/table.construct.ts";
import { startDynamoDb } from "../../infra/local/engines/dynamodb.ts";
import { externalEngine } from "../../infra/local/engines/engine.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly dynamoDbUrl: string;
    /** As JSON. */
    readonly tableTemplate: string;
  }
}

const startEngine = () => {
  const elsewhere = process.env.AWS_ENDPOINT_URL_DYNAMODB;
  return elsewhere ? externalEngine(elsewhere) : startDynamoDb();
};

export default async ({ provide }: TestProject) => {
  const engine = await startEngine();
  const stack = new Stack(new App(), "test");
  new PortalTable(stack, "Table", { keep: false, isProtected: false });
  provide("dynamoDbUrl", engine.url);
  provide("tableTemplate", JSON.stringify(Template.fromStack(stack).toJSON()));
  return engine.stop;
};
