/** Where a shopper writes to a site (ROUTE-66). */
export const CONTACT_PATH = '/contact';
/** Every dealer on a map (ROUTE-73), on sites whose setting `extraPages` names it. */
export const DEALER_LOCATOR_PATH = '/dealer-locator';
/** Pages on finance and insurance, written by editors (ROUTE-48). */
export const FINANCE_AND_INSURANCE_PATH = '/finance-and-insurance';
