import { useEffect, useState } from "react";

/** The value as it was when it last rested for so many milliseconds; equal is what reads the same as JSON. */
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
