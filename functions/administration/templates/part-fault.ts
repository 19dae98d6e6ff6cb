import type { TemplatePart } from "../../../shared/administration/template-part.ts";
import { placeText } from "../../../shared/administration/template-place.ts";
import { TemplateError } from "../../data/templates/liquid.ts";
import { MailTooLarge } from "../../data/templates/render-newsletter.ts";
import { templatesText } from "./templates.text.ts";

/** `message` is German. */
export class PartFault extends Error {
  override readonly name = "PartFault";
  readonly part: TemplatePart;

  constructor(part: TemplatePart, message: string) {
    super(message);
    this.part = part;
  }
}

export const renderingPart = <Result>(part: TemplatePart, render: () => Result): Result => {
  try {
    return render();
  } catch (error) {
    if (error instanceof MailTooLarge) throw new PartFault(part, templatesText.tooLarge);
    if (!(error instanceof TemplateError)) throw error;
    const { line, column, message } = error;
    throw new PartFault(part, `${placeText(line, column)}: ${templatesText.fault(message)}`);
  }
};
