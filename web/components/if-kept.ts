/** Some browsers keep nothing, or nothing in private windows. */
export const ifKept = async <Result>(ask: () => Promise<Result>): Promise<Result | undefined> => {
  try {
    return await ask();
  } catch {
    return undefined;
  }
};
