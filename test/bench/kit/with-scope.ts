/** Runs work with a scope for what it starts; all of that is ended whatever happens. (Boundary checks cannot read `using`.) */
export const withScope = async <Result>(
  work: (scope: AsyncDisposableStack) => Promise<Result>,
): Promise<Result> => {
  const scope = new AsyncDisposableStack();
  try {
    return await work(scope);
  } finally {
    await scope.disposeAsync();
  }
};
