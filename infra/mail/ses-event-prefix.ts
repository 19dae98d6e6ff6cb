export const sesEventPrefix = "ses-events/";
