interface Types {
  readonly string: string;
  readonly number: number;
  readonly boolean: boolean;
  readonly object: object | null;
}

/** Checks fields of a stored or foreign value; schemas would outweigh what everybody loads first. */
export const hasTypes = <Shape extends Readonly<Record<string, keyof Types>>>(
  value: unknown,
  shape: Shape,
): value is { readonly [Name in keyof Shape]: Types[Shape[Name]] } =>
  typeof value === "object" &&
  value !== null &&
  Object.entries(shape).every(([name, type]) => typeof Reflect.get(value, name) === type);
