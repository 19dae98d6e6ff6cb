import {
  type Context,
  type Emitter,
  Liquid,
  LiquidError,
  type Parser,
  Tag,
  type TagToken,
  type Template,
  type TopLevelToken,
} from "liquidjs";
import { OFFICE_ZONE } from "../../../shared/dates/office-days.ts";
import { escapeHtml, SafeHtml } from "../../platform/html/safe-html.ts";
import { BLOCK_END, readerBlockNames, readerBlocks } from "./ses-template.ts";

const readerBlockTag = (name: keyof typeof readerBlocks) =>
  class ReaderBlockTag extends Tag {
    private readonly inside: Template[] = [];

    constructor(token: TagToken, remaining: TopLevelToken[], liquid: Liquid, parser: Parser) {
      super(token, remaining, liquid);
      const stream = parser
        .parseStream(remaining)
        .on("template", (template: Template) => this.inside.push(template))
        .on(`tag:end${name}`, () => stream.stop())
        .on("end", () => {
          throw new Error(`tag {% ${name} %} not closed`);
        });
      stream.start();
    }

    override *render(context: Context, emitter: Emitter): Generator<unknown, void, unknown> {
      emitter.write(readerBlocks[name].start);
      yield this.liquid.renderer.renderTemplates(this.inside, context, emitter);
      emitter.write(BLOCK_END);
    }
  };

/** `line` and `column` count from 1. */
export class TemplateError extends Error {
  override readonly name = "TemplateError";
  readonly line: number;
  readonly column: number;

  constructor(message: string, line: number, column: number) {
    super(message);
    this.line = line;
    this.column = column;
  }
}

const printed = (value: unknown): string => {
  if (value instanceof SafeHtml) return value.html;
  if (Array.isArray(value)) return value.map(printed).join("");
  return value == null || typeof value === "object"
    ? ""
    : escapeHtml(`${value as string | number | boolean}`);
};

const engine = new Liquid({
  outputEscape: printed,
  ownPropertyOnly: true,
  strictFilters: true,
  locale: "de-AT",
  timezoneOffset: OFFICE_ZONE,
  dateFormat: "%d.%m.%Y",
  parseLimit: 200_000,
  memoryLimit: 20_000_000,
  renderLimit: 5_000,
  templates: {},
});

// Only SafeHtml is printed unescaped, and a tag that loads another template fails when the set is saved.
delete engine.filters.raw;
for (const tag of ["include", "render", "layout", "block"]) delete engine.tags[tag];

for (const name of readerBlockNames) engine.registerTag(name, readerBlockTag(name));
engine.registerFilter(
  "newline_to_br",
  (text: unknown) => new SafeHtml(printed(text).replace(/\r?\n/g, "<br>")),
);

const locating = <Result>(action: () => Result): Result => {
  try {
    return action();
  } catch (error) {
    if (!LiquidError.is(error)) throw error;
    const [line, column] = error.token.getPosition();
    throw new TemplateError(error.message.replace(/, line:\d+, col:\d+$/, ""), line ?? 1, column ?? 1);
  }
};

export const parseTemplate = (source: string): Template[] => locating(() => engine.parse(source));

/** Unknown names are errors, and the limit ends an endless template while somebody waits. */
const strictly = { strictVariables: true, renderLimit: 1_000 };

/** Unknown names print nothing, or throw when `strict`. */
export const renderTemplate = (source: string, scope: object, { strict = false } = {}): SafeHtml => {
  const template = parseTemplate(source);
  // Without `keepOutputType` the engine renders text.
  const render = () => engine.renderSync(template, scope, strict ? strictly : {}) as string;
  return new SafeHtml(locating(render));
};
