import {
  DeleteFunctionConcurrencyCommand,
  type LambdaClient,
  PutFunctionConcurrencyCommand,
  UpdateEventSourceMappingCommand,
} from "@aws-sdk/client-lambda";
import type { DeployedStage } from "./deployed-stage.ts";
import type { Step } from "./step.ts";

const switchQueues = async (client: LambdaClient, mappings: readonly string[], Enabled: boolean) => {
  for (const UUID of mappings) await client.send(new UpdateEventSourceMappingCommand({ UUID, Enabled }));
};

/** Queues go first: messages that a stopped function refuses would end as dead letters. */
export const stopWriters = (client: LambdaClient, { functions, mappings }: DeployedStage): Step[] => [
  {
    sentence: `Take no more messages from ${mappings.length} queues; they wait there.`,
    run: () => switchQueues(client, mappings, false),
  },
  {
    sentence: `Stop ${functions.length} functions by a reserved concurrency of 0: people see "try again later".`,
    run: async () => {
      for (const FunctionName of functions)
        await client.send(
          new PutFunctionConcurrencyCommand({ FunctionName, ReservedConcurrentExecutions: 0 }),
        );
    },
  },
];

export const startWriters = (client: LambdaClient, { functions, mappings }: DeployedStage): Step[] => [
  {
    sentence: `Let ${functions.length} functions run again.`,
    run: async () => {
      for (const FunctionName of functions)
        await client.send(new DeleteFunctionConcurrencyCommand({ FunctionName }));
    },
  },
  {
    sentence: `Take messages from ${mappings.length} queues again.`,
    run: () => switchQueues(client, mappings, true),
  },
];
