import { Topic } from "aws-cdk-lib/aws-sns";
import { Queue } from "aws-cdk-lib/aws-sqs";
import { describe, expect, it } from "vitest";
import { checkSecurity } from "../../infra/security-rules.ts";
import { type Given, synthesised, wholeProduction } from "./synthesised.ts";

const checked = (context: Given = {}) => {
  const { app } = synthesised(context);
  checkSecurity(app);
  return app;
};

describe("the template", () => {
  it.each([
    ["without settings", {}],
    ["with all of them", wholeProduction],
  ])("keeps the rules or says why not, %s", (_, context) => {
    expect(() => checked(context).synth()).not.toThrow();
  });

  it("is refused when something in it breaks a rule", () => {
    const { app, stack } = synthesised();
    checkSecurity(app);
    new Topic(stack, "Planted");
    new Queue(stack, "PlantedQueue");

    expect(() => app.synth()).toThrow(/AwsSolutions-SNS[\s\S]*Serverless-SQSRedrivePolicy/);
  });
});
