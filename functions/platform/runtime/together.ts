/** `Promise.all` for writes: rejects only after all have ended, so that none goes on after the answer. */
export const together = async <Work extends readonly unknown[]>(
  work: readonly [...Work],
): Promise<{ [Index in keyof Work]: Awaited<Work[Index]> }> => {
  await Promise.allSettled(work);
  return Promise.all(work);
};
