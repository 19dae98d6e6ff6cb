import type { RefusalReason } from "../../../shared/administration/audit-entry.ts";
import type { SignInFault } from "../../../shared/login/federation.ts";

interface FailureOptions {
  /** Where a provider has vouched for somebody: for the audit trail. */
  readonly reason?: RefusalReason;
  readonly user?: { readonly id: string; readonly username: string };
  readonly cause?: unknown;
}

/** Leads back to the login page, which says why. */
export class SignInFailure extends Error {
  readonly fault: SignInFault;
  readonly options: FailureOptions;

  constructor(fault: SignInFault, options: FailureOptions = {}) {
    super(fault, { cause: options.cause });
    this.name = "SignInFailure";
    this.fault = fault;
    this.options = options;
  }
}
