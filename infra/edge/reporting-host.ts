/** CloudWatch RUM's data plane. */
export const reportingHost = (region: string): string => `dataplane.rum.${region}.amazonaws.com`;
