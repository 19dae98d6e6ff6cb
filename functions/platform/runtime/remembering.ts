/** Reads each key at most once in `life` ms; a failed read is forgotten. */
export const remembering = <Value>(
  read: (key: string) => Promise<Value>,
  life: number,
  now: () => number = Date.now,
) => {
  const known = new Map<string, { readonly readAt: number; readonly value: Promise<Value> }>();

  const anew = (key: string): Promise<Value> => {
    const value = read(key);
    known.set(key, { readAt: now(), value });
    value.catch(() => {
      if (known.get(key)?.value === value) known.delete(key);
    });
    return value;
  };

  return {
    anew,
    read: (key: string): Promise<Value> => {
      const remembered = known.get(key);
      return remembered && now() - remembered.readAt < life ? remembered.value : anew(key);
    },
  };
};
