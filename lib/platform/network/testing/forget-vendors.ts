/** Closes every vendor's breaker and sets its counts to zero: they last as long as the process, which tests share. */
export const forgetVendors = (): void =>
  (globalThis as { forecourtVendors?: Map<string, unknown> }).forecourtVendors?.clear();
