/** A shared read begins after all its callers have asked, so that nobody gets an older state. */
export const sharedReading = <Result>(read: () => Promise<Result>): (() => Promise<Result>) => {
  let underWay: Promise<Result> | undefined;
  let next: Promise<Result> | undefined;

  const begin = () => {
    const reading = read();
    const over = () => {
      if (underWay === reading) underWay = undefined;
    };
    underWay = reading;
    reading.then(over, over);
    return reading;
  };

  const afterwards = async (former: Promise<Result>) => {
    await former.catch(() => undefined);
    next = undefined;
    return begin();
  };

  return () => {
    if (!underWay) return begin();
    next ??= afterwards(underWay);
    return next;
  };
};
