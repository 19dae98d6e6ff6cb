/** Where Firehose puts the events of SES in the bucket; only objects below it are announced to the worker. */
export const sesEventPrefix = "ses-events/";
