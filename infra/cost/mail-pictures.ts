import type { Usage } from "./usage.ts";

const OPENED = 0.4;
/** Pictures of a mail; the edge knows the addresses of most, and asks the API for one in four. */
const PICTURES = 5;
const GIGABYTES = 60e-6;
const ASKED = 0.25;
const CALL = { seconds: 0.03, memory: 1, reads: 2 };

export const mailPictures = (recipients: number): Usage => {
  const pictures = recipients * OPENED * PICTURES;
  const calls = pictures * ASKED;
  return {
    "CloudFront: requests": 2 * pictures,
    "CloudFront: GB": pictures * GIGABYTES,
    "API Gateway: calls": calls,
    "Lambda: calls": calls,
    "Lambda: GB seconds": calls * CALL.seconds * CALL.memory,
    "DynamoDB: read units": calls * CALL.reads,
    "S3: reads": pictures,
    "CloudWatch: GB of logs": calls * 1e-6,
  };
};
