import type { Stage } from "../settings.ts";

/** For trying changes in an account: at CloudFront's own name, and removed whole by `cdk destroy`. */
export const dev: Stage = { pageViewSampleRate: 1 };
