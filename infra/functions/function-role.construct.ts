import {
  type AddToPrincipalPolicyResult,
  PolicyDocument,
  type PolicyStatement,
  Role,
  ServicePrincipal,
} from "aws-cdk-lib/aws-iam";
import type { Construct } from "constructs";

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
