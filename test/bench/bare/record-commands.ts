import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import type { BatchGetCommandInput, GetCommandInput, QueryCommandInput } from "@aws-sdk/lib-dynamodb";

export type RecordedCommand =
  | { readonly name: "BatchGetCommand"; readonly input: BatchGetCommandInput }
  | { readonly name: "GetCommand"; readonly input: GetCommandInput }
  | { readonly name: "QueryCommand"; readonly input: QueryCommandInput };

/** Sent in parallel; the next step begins when all are answered. */
export type Step = readonly RecordedCommand[];

let record: ((command: object) => void) | undefined;
let underWay = 0;

/** All clients of the SDK send through one method of their common ancestor. */
const watchCalls = () => {
  const clients: object = Object.getPrototypeOf(DynamoDBClient.prototype); // the ancestor is exported nowhere
  const send: unknown = Reflect.get(clients, "send");
  if (typeof send !== "function") throw new Error("The SDK's clients have no send.");
  Reflect.set(clients, "send", async function (this: object, ...parameters: [object]): Promise<unknown> {
    record?.(parameters[0]);
    underWay += 1;
    try {
      const answer: unknown = await Reflect.apply(send, this, parameters);
      return answer;
    } finally {
      underWay -= 1;
    }
  });
};
watchCalls();

/** Nothing else in this process may ask DynamoDB meanwhile. */
export const recordCommands = async (run: () => Promise<unknown>): Promise<Step[]> => {
  const steps: RecordedCommand[][] = [];
  record = (command) => {
    if (underWay === 0) steps.push([]);
    const input: unknown = structuredClone(Reflect.get(command, "input"));
    steps.at(-1)?.push({ name: command.constructor.name, input } as RecordedCommand); // the SDK's own classes
  };
  try {
    await run();
  } finally {
    record = undefined;
  }
  return steps;
};
