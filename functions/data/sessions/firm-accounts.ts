/** Whether the stage has a provider of the firm's accounts. */
export const hasFirmAccounts = (): boolean => process.env.FIRM_ACCOUNTS === "on";
