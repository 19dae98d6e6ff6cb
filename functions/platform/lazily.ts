/** Makes something when it is first asked for, and once: what a start must not wait for, the formats of a language say. */
export const lazily = <Made extends object>(make: () => Made): (() => Made) => {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
};
