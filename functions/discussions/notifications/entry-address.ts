import { answerAddress, postAddress } from "../../../shared/discussions/discussion-address.ts";
import type { DiscussedEntry } from "./discussed-entry.ts";

export const entryAddress = ({ entry, thread }: Pick<DiscussedEntry, "entry" | "thread">): string =>
  entry.kind === "answer" ? answerAddress(thread.id, entry.id) : postAddress(thread.id);
