export const queueVariables = {
  "newsletter-plan": "NEWSLETTER_PLAN_QUEUE_URL",
  "newsletter-batches": "NEWSLETTER_BATCH_QUEUE_URL",
  "account-mails": "ACCOUNT_MAIL_QUEUE_URL",
  mail: "MAIL_QUEUE_URL",
  pushes: "PUSH_QUEUE_URL",
  "ses-events": "SES_EVENTS_QUEUE_URL",
  "document-texts": "DOCUMENT_TEXTS_QUEUE_URL",
  "zip-jobs": "ZIP_JOBS_QUEUE_URL",
  "file-uploads": "FILE_UPLOADS_QUEUE_URL",
} as const;

export type QueueName = keyof typeof queueVariables;
