import type {
  BatchGetCommandInput,
  GetCommandInput,
  QueryCommandInput,
  TransactWriteCommandInput,
} from "@aws-sdk/lib-dynamodb";

export type RecordedCommand =
  | { readonly name: "BatchGetCommand"; readonly input: BatchGetCommandInput }
  | { readonly name: "GetCommand"; readonly input: GetCommandInput }
  | { readonly name: "QueryCommand"; readonly input: QueryCommandInput }
  | { readonly name: "TransactWriteCommand"; readonly input: TransactWriteCommandInput };

/** Sent in parallel; the next step begins when all are answered. */
export type Step = readonly RecordedCommand[];
