export const lazily = <Made extends object>(make: () => Made): (() => Made) => {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
};
