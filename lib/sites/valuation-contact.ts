/** When a valuation asks for the mobile number: before it shows the estimate, or to keep it. */
export const VALUATION_CONTACT = ['beforeEstimate', 'toKeepIt'] as const;
