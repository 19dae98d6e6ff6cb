import type { CloudItem } from "../../../shared/cloud/cloud-item.ts";

interface Question {
  readonly current: CloudItem;
  readonly answer: (isVersion: boolean) => void;
}

interface Questions {
  readonly waiting: readonly Question[];
  /** Holds until nothing is uploaded any more. */
  readonly forAll: boolean | undefined;
}

let state: Questions = { waiting: [], forAll: undefined };
const listeners = new Set<() => void>();

const set = (next: Questions) => {
  state = next;
  for (const listener of listeners) listener();
};

/** Asked of whoever uploads a file whose name is taken: whether it becomes a version. */
export const sameName = {
  state: (): Questions => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  ask: (current: CloudItem): Promise<boolean> => {
    if (state.forAll !== undefined) return Promise.resolve(state.forAll);
    const { promise, resolve } = Promise.withResolvers<boolean>();
    set({ ...state, waiting: [...state.waiting, { current, answer: resolve }] });
    return promise;
  },
  answer: (isVersion: boolean, isForAll: boolean) => {
    const [first, ...others] = state.waiting;
    const answered = isForAll ? state.waiting : state.waiting.slice(0, 1);
    set({ waiting: isForAll || !first ? [] : others, forAll: isForAll ? isVersion : state.forAll });
    for (const { answer } of answered) answer(isVersion);
  },
  forget: () => set({ waiting: [], forAll: undefined }),
};
