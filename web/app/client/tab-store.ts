/** Some browsers refuse storage, or run out of it. */
const ifKept = <Result>(ask: () => Result): Result | undefined => {
  try {
    return ask();
  } catch {
    return undefined;
  }
};

/** Cleared with its tab, since others may use the device. */
export const tabStore = {
  read: (key: string): unknown => ifKept((): unknown => JSON.parse(sessionStorage.getItem(key) ?? "null")),
  keep: (key: string, value: unknown): void => {
    ifKept(() => sessionStorage.setItem(key, JSON.stringify(value)));
  },
  forget: (key: string): void => {
    ifKept(() => sessionStorage.removeItem(key));
  },
};
