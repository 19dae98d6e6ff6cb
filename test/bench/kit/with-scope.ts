/** A function because the boundary checks cannot parse `using`. */
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
