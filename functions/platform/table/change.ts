import type { Item, Key, Write } from "./item.ts";

/** Of DynamoDB, with its values apart. */
export class Expression {
  readonly parts: readonly string[];
  readonly values: readonly unknown[];

  constructor(parts: readonly string[], values: readonly unknown[]) {
    this.parts = parts;
    this.values = values;
  }
}

/** `#name` in it is an attribute with a reserved name, `${}` a value or another expression. */
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

/** In `set`: what is stored already stays. */
export const ifMissing = (value: unknown): IfMissing => new IfMissing(value);

/** Attributes are named by path (`votes.#voter`), so no name is reserved. */
export interface Change {
  /** Values, expressions or `ifMissing`; what is undefined is left out. */
  readonly set?: Readonly<Item>;
  /** To numbers (0 if missing) and to sets. */
  readonly add?: Readonly<Record<string, number | ReadonlySet<string>>>;
  readonly remove?: readonly string[];
  /** Members of sets. */
  readonly delete?: Readonly<Record<string, ReadonlySet<string>>>;
  readonly if?: Condition | undefined;
  /** What a `#name` in paths and expressions stands for where it is not called so. */
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

  /** Values are called as their attribute is where that can be: `changedAt` is looked for. */
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

/** For a transaction; alone it is `table.update` or `table.tryUpdate`. */
export const change = ({ pk, sk }: Key, changed: Change): Write => ({
  Update: { Key: { pk, sk }, ...updateOf(changed) },
});

/** Of a put, a delete or a check. */
export const onlyIf = (condition: Condition) => {
  const used = new Placeholders();
  return { ConditionExpression: used.text(condition), ...used.attributes };
};
