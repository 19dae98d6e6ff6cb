/** Lets only so much go on at once; the rest waits in order. */
export const createLanes = (count: number) => {
  const waiting: (() => void)[] = [];
  let free = count;

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
};
