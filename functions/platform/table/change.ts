import type { Item, Key, Write } from "./item.ts";

export class Expression {
  readonly parts: readonly string[];
  readonly values: readonly unknown[];

  constructor(parts: readonly string[], values: readonly unknown[]) {
    this.parts = parts;
    this.values = values;
  }
}

/** `#name` is an attribute with a reserved name, `${}` a value or another expression. */
export const expression = (parts: TemplateStringsArray, ...values: readonly unknown[]): Expression =>
  new Expression(parts, values);

type Condition = string | Expression;
type Names = Readonly<Record<string, string>>;

class IfMissing {
  readonly value: unknown;

  constructor(value: unknown) {
    this.value = value;
  }
}

/** In `set`: a stored value stays. */
export const ifMissing = (value: unknown): IfMissing => new IfMissing(value);

/** Attributes are named by path (`votes.#voter`), so no name is reserved. */
export interface Change {
  /** Values, expressions or `ifMissing`; undefined ones are left out. */
  readonly set?: Readonly<Item>;
  /** Adds to numbers (0 if missing) and to sets. */
  readonly add?: Readonly<Record<string, number | ReadonlySet<string>>>;
  readonly remove?: readonly string[];
  readonly delete?: Readonly<Record<string, ReadonlySet<string>>>;
  readonly if?: Condition | undefined;
  /** What `#name` in paths and expressions stands for, if the attribute has another name. */
  readonly names?: Names;
}

class Placeholders {
  readonly #given: Names;
  readonly #names: Record<string, string> = {};
  readonly #values: Item = {};
  #count = 0;

  constructor(given: Names = {}) {
    this.#given = given;
  }

  #named(text: string): string {
    for (const [placeholder] of text.matchAll(/#\w+/g)) {
      this.#names[placeholder] = this.#given[placeholder] ?? placeholder.slice(1);
    }
    return text;
  }

  path(path: string): string {
    return this.#named(path.replaceAll(/(?<![#\w])(?=\w)/g, "#"));
  }

  value(value: unknown, name = String(++this.#count)): string {
    this.#values[`:${name}`] = value;
    return `:${name}`;
  }

  /** Values are named after their attribute if possible, since `changedAt` is looked for. */
  operand(path: string, value: unknown): string {
    if (value instanceof Expression) return this.text(value);
    if (value instanceof IfMissing) return `if_not_exists(${this.path(path)}, ${this.value(value.value)})`;
    return this.value(value, /^\w+$/.test(path) ? path : undefined);
  }

  text(condition: Condition): string {
    if (typeof condition === "string") return this.#named(condition);
    const { parts, values } = condition;
    return parts
      .map((part, at) => {
        const value = values[at];
        const operand = value instanceof Expression ? this.text(value) : this.value(value);
        return `${this.#named(part)}${at < values.length ? operand : ""}`;
      })
      .join("");
  }

  get attributes() {
    return {
      ...(Object.keys(this.#names).length ? { ExpressionAttributeNames: this.#names } : {}),
      ...(Object.keys(this.#values).length ? { ExpressionAttributeValues: this.#values } : {}),
    };
  }
}

export const updateOf = ({ set = {}, add = {}, remove = [], names, ...rest }: Change) => {
  const used = new Placeholders(names);
  const operands = (of: Readonly<Item>, sign: string) =>
    Object.entries(of)
      .filter(([, value]) => value !== undefined)
      .map(([path, value]) => `${used.path(path)}${sign}${used.operand(path, value)}`);
  const clauses = {
    SET: operands(set, " = "),
    REMOVE: remove.map((path) => used.path(path)),
    ADD: operands(add, " "),
    DELETE: operands(rest.delete ?? {}, " "),
  };
  return {
    UpdateExpression: Object.entries(clauses)
      .flatMap(([name, parts]) => (parts.length ? [`${name} ${parts.join(", ")}`] : []))
      .join(" "),
    ...(rest.if === undefined ? {} : { ConditionExpression: used.text(rest.if) }),
    ...used.attributes,
  };
};

/** For a transaction; a single change takes `table.update` or `table.tryUpdate`. */
export const change = ({ pk, sk }: Key, changed: Change): Write => ({
  Update: { Key: { pk, sk }, ...updateOf(changed) },
});

export const onlyIf = (condition: Condition) => {
  const used = new Placeholders();
  return { ConditionExpression: used.text(condition), ...used.attributes };
};
