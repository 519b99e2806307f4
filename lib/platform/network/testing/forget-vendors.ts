/** Resets all breakers and counts, which tests of one process share. */
export const forgetVendors = (): void =>
  (globalThis as { forecourtVendors?: Map<string, unknown> }).forecourtVendors?.clear();
