export const hasFirmAccounts = (): boolean => process.env.FIRM_ACCOUNTS === "on";
