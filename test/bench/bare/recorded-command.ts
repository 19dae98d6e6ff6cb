import type {
  BatchGetCommandInput,
  GetCommandInput,
  QueryCommandInput,
  TransactWriteCommandInput,
} from "@aws-sdk/lib-dynamodb";

/** A command that the product has sent, to be sent again without it. */
export type RecordedCommand =
  | { readonly name: "BatchGetCommand"; readonly input: BatchGetCommandInput }
  | { readonly name: "GetCommand"; readonly input: GetCommandInput }
  | { readonly name: "QueryCommand"; readonly input: QueryCommandInput }
  | { readonly name: "TransactWriteCommand"; readonly input: TransactWriteCommandInput };

/** Commands that were under way together; the next step began when all of them were answered. */
export type Step = readonly RecordedCommand[];
