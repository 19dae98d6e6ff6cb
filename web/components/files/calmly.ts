type Subscribe = (listener: () => void) => () => void;

/** In ms. */
const REST = 150;

/** Tells at once, then not for a while: rendering each of a thousand small files takes longer than sending it. */
export const calmly =
  (subscribe: Subscribe): Subscribe =>
  (listener) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isNew = false;
    const rest = () => {
      timer = setTimeout(() => {
        timer = undefined;
        if (isNew) tell();
      }, REST);
    };
    const tell = () => {
      isNew = false;
      rest();
      listener();
    };
    const stop = subscribe(() => {
      if (timer === undefined) tell();
      else isNew = true;
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  };
