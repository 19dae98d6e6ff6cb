import { createHash } from "node:crypto";
import type { Key } from "../table/item.ts";

export interface KeyLayout {
  readonly partitions: readonly string[];
  readonly keyOf: (id: string) => Key;
}

const shardOf = (id: string, shards: number) =>
  shards === 1 ? 0 : createHash("sha1").update(id).digest().readUInt32BE(0) % shards;

export const keyLayoutOf = ({
  name,
  shards = 1,
}: {
  readonly name: string;
  readonly shards?: number;
}): KeyLayout => {
  const partitions = Array.from({ length: shards }, (_, shard) => (shards === 1 ? name : `${name}#${shard}`));
  return {
    partitions,
    keyOf: (id) => ({ pk: partitions[shardOf(id, shards)] ?? name, sk: id }),
  };
};
