import { type UseMutationOptions, useMutation } from "@tanstack/react-query";
import { useConfirm } from "./confirm-action.tsx";
import { useToasts } from "./toasts.tsx";

interface Words {
  readonly removeTitle: string;
  readonly removeEmpty: (name: string) => string;
  readonly removeWith: (name: string, count: number) => string;
  readonly removeVerb: (count: number) => string;
  readonly removed: (name: string) => string;
}

interface Removed {
  readonly id: string;
  readonly name: string;
}

interface CountedRemoval {
  readonly removing: UseMutationOptions<undefined, Error, { readonly id: string; readonly count: number }>;
  readonly text: Words;
  /** The present number, if that is why the removal was refused. */
  readonly countNow: (error: unknown) => number | undefined;
  readonly undo?: (id: string) => void;
  readonly onRemoved?: (() => void) | undefined;
}

/** Removes something with its content, once the person has confirmed the content's number. */
export const useCountedRemoval = ({ removing, text, countNow, undo, onRemoved }: CountedRemoval) => {
  const confirm = useConfirm();
  const toasts = useToasts();
  const { mutateAsync: remove } = useMutation(removing);

  const ask = ({ id, name }: Removed, count: number): void =>
    confirm({
      title: text.removeTitle,
      text: count === 0 ? text.removeEmpty(name) : text.removeWith(name, count),
      verb: text.removeVerb(count),
      danger: true,
      run: async () => {
        try {
          await remove({ id, count });
        } catch (error) {
          const now = countNow(error);
          // Asks again, since somebody has added content meanwhile.
          if (now !== undefined) ask({ id, name }, now);
          throw error;
        }
        if (undo) toasts.undo(text.removed(name), () => undo(id));
        else toasts.success(text.removed(name));
        onRemoved?.();
      },
    });

  return ask;
};
