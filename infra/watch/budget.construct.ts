import { CfnBudget } from "aws-cdk-lib/aws-budgets";
import { Construct } from "constructs";

export interface BudgetProps {
  readonly dollars: number;
  readonly email: string;
}

const notifications = [
  { notificationType: "FORECASTED", threshold: 100 },
  { notificationType: "ACTUAL", threshold: 80 },
  { notificationType: "ACTUAL", threshold: 100 },
];

/** Watches the whole account, since anybody may send page views, for example. */
export class Budget extends Construct {
  constructor(scope: Construct, id: string, { dollars, email }: BudgetProps) {
    super(scope, id);
    new CfnBudget(this, "Budget", {
      budget: {
        budgetType: "COST",
        timeUnit: "MONTHLY",
        budgetLimit: { amount: dollars, unit: "USD" },
      },
      notificationsWithSubscribers: notifications.map((notification) => ({
        notification: { ...notification, comparisonOperator: "GREATER_THAN", thresholdType: "PERCENTAGE" },
        subscribers: [{ subscriptionType: "EMAIL", address: email }],
      })),
    });
  }
}
