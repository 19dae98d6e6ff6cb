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
import { BLOCK_END, BLOCK_START } from "./ses-template.ts";

export class SubscribersOnlyTag extends Tag {
  private readonly inside: Template[] = [];

  constructor(token: TagToken, remaining: TopLevelToken[], liquid: Liquid, parser: Parser) {
    super(token, remaining, liquid);
    const stream = parser
      .parseStream(remaining)
      .on("template", (template: Template) => this.inside.push(template))
      .on("tag:endsubscribersOnly", () => stream.stop())
      .on("end", () => {
        throw new Error("tag {% subscribersOnly %} not closed");
      });
    stream.start();
  }

  override *render(context: Context, emitter: Emitter): Generator<unknown, void, unknown> {
    emitter.write(BLOCK_START);
    yield this.liquid.renderer.renderTemplates(this.inside, context, emitter);
    emitter.write(BLOCK_END);
  }
}
