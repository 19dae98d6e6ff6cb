import { Validations } from "aws-cdk-lib";
import { Topic } from "aws-cdk-lib/aws-sns";
import { AwsSolutionsChecks } from "cdk-nag";
import { describe, expect, it } from "vitest";
import { type Given, production, synthesised } from "./synthesised.ts";

const checked = (context: Given = {}) => {
  const { app } = synthesised(context);
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  return app;
};
const whole = { ...production, hostedZoneId: "Z1" };

describe("the template", () => {
  it.each([
    ["without settings", {}],
    ["with all of them", whole],
  ])("keeps the AwsSolutions rules or says why not, %s", (_, context) => {
    expect(() => checked(context).synth()).not.toThrow();
  });

  it("is refused when something in it breaks a rule", () => {
    const { app, stack } = synthesised();
    Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
    new Topic(stack, "Planted");

    expect(() => app.synth()).toThrow(/AwsSolutions-SNS/);
  });
});
