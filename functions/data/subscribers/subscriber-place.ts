/**
 * Where subscribers lie: each of the two partitions takes 1,000 writes a second, and a list stays at three requests
 * (session and one query for each), since `listed` is the whole subscriber and the stops of addresses come along.
 */
export const subscriberPlace = { name: "SUBSCRIBER", shards: 2 } as const;
