import {
  type AddToPrincipalPolicyResult,
  PolicyDocument,
  type PolicyStatement,
  Role,
  ServicePrincipal,
} from "aws-cdk-lib/aws-iam";
import type { Construct } from "constructs";

/** Has its policy within itself: one of its own, as CDK makes it, would be a resource more for each function. */
export class FunctionRole extends Role {
  readonly #document: PolicyDocument;

  constructor(scope: Construct, id: string, statements: readonly PolicyStatement[]) {
    const document = new PolicyDocument({ statements: [...statements] });
    super(scope, id, {
      assumedBy: new ServicePrincipal("lambda.amazonaws.com"),
      inlinePolicies: { Rights: document },
    });
    this.#document = document;
  }

  override addToPrincipalPolicy(statement: PolicyStatement): AddToPrincipalPolicyResult {
    this.#document.addStatements(statement);
    return { statementAdded: true, policyDependable: this };
  }
}
