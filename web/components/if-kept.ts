/** Some browsers refuse storage, at least in private windows. */
export const ifKept = async <Result>(ask: () => Promise<Result>): Promise<Result | undefined> => {
  try {
    return await ask();
  } catch {
    return undefined;
  }
};
