import type { Stage } from "../settings.ts";

/** To try changes in an account: at CloudFront's own name, and removed whole by `cdk destroy`. */
export const dev: Stage = { pageViewSampleRate: 1 };
