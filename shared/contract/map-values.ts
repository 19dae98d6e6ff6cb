export const mapValues = <Name extends string, From, To>(
  record: Readonly<Record<Name, From>>,
  make: (value: From, name: string) => To,
) =>
  Object.fromEntries(
    Object.entries<From>(record).map(([name, value]) => [name, make(value, name)]),
  ) as Record<Name, To>;

/** For `pick` and `omit` of a schema. */
export const maskOf = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, true])) as Readonly<Record<Name, true>>;
