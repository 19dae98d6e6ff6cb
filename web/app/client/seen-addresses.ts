const listeners = new Set<(address: string) => void>();

/** Reports what was opened without navigation, such as a file. */
export const reportSeen = (address: string): void => {
  for (const listener of listeners) listener(address);
};

export const onSeen = (listener: (address: string) => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
