/** Allowed paths of the finance page (ROUTE-44 to ROUTE-46): setting `financePath`. */
export const FINANCE_PATHS = ['/finance', '/finance-enquiry', '/apply-for-finance'] as const;
