/** The addresses a finance page may have (ROUTE-44 to ROUTE-46); which one it is, the setting `financePath` says. */
export const FINANCE_PATHS = ['/finance', '/finance-enquiry', '/apply-for-finance'] as const;
