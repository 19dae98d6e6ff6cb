/** A step may be repeated, since whoever was interrupted begins again. */
export interface Step {
  readonly sentence: string;
  readonly run: () => Promise<unknown>;
}

export interface Output {
  readonly print: (line: string) => void;
  readonly isConfirmed: boolean;
}

export const take = async (steps: readonly Step[], { print, isConfirmed }: Output): Promise<void> => {
  for (const [index, { sentence, run }] of steps.entries()) {
    print(`${index + 1}. ${sentence}`);
    if (isConfirmed) await run();
  }
};
