import { useEffect, useState } from "react";

/** In ms; compares values as JSON. */
export const useDebounced = <Value>(value: Value, pause: number): Value => {
  const [rested, setRested] = useState(value);
  const text = JSON.stringify(value);

  useEffect(() => {
    const timer = setTimeout(
      () => setRested((before) => (JSON.stringify(before) === text ? before : (JSON.parse(text) as Value))),
      pause,
    );
    return () => clearTimeout(timer);
  }, [text, pause]);

  return rested;
};
