import type { CloudItem } from "../../../shared/cloud/cloud-item.ts";

interface Question {
  /** Of the file that is uploaded. */
  readonly name: string;
  readonly current: CloudItem;
  readonly answer: (isMeant: boolean) => void;
}

interface Questions {
  readonly waiting: readonly Question[];
  /** Holds until nothing is uploaded any more. */
  readonly forAll: boolean | undefined;
}

const createQuestions = () => {
  let state: Questions = { waiting: [], forAll: undefined };
  const listeners = new Set<() => void>();

  const set = (next: Questions) => {
    state = next;
    for (const listener of listeners) listener();
  };

  return {
    state: (): Questions => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ask: (name: string, current: CloudItem): Promise<boolean> => {
      if (state.forAll !== undefined) return Promise.resolve(state.forAll);
      const { promise, resolve } = Promise.withResolvers<boolean>();
      set({ ...state, waiting: [...state.waiting, { name, current, answer: resolve }] });
      return promise;
    },
    answer: (isMeant: boolean, isForAll: boolean) => {
      const [first, ...others] = state.waiting;
      const answered = isForAll ? state.waiting : state.waiting.slice(0, 1);
      set({ waiting: isForAll || !first ? [] : others, forAll: isForAll ? isMeant : state.forAll });
      for (const { answer } of answered) answer(isMeant);
    },
    forget: () => set({ waiting: [], forAll: undefined }),
  };
};

export type UploadQuestions = ReturnType<typeof createQuestions>;

/** Whether a file whose name is taken becomes a version. */
export const sameName = createQuestions();

/** Whether a file is stored although the folder has its content already. */
export const sameContent = createQuestions();
