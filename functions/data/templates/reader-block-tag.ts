import {
  type Context,
  type Emitter,
  type Liquid,
  type Parser,
  Tag,
  type TagToken,
  type Template,
  type TopLevelToken,
} from "liquidjs";
import { BLOCK_END, readerBlocks } from "./ses-template.ts";

/** The tag `{% name %}…{% endname %}` around what only some readers see, as in `{% subscribersOnly %}`. */
export const readerBlockTag = (name: keyof typeof readerBlocks) =>
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
