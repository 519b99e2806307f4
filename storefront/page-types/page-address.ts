/** The accessibility statement, on sites with their feature `accessibilityStatement`. */
export const ACCESSIBILITY_PATH = '/accessibility';
/** The contact page (ROUTE-66). */
export const CONTACT_PATH = '/contact';
/** The dealer locator (ROUTE-73), on sites with it in their setting `extraPages`. */
export const DEALER_LOCATOR_PATH = '/dealer-locator';
/** Pages on finance and insurance, written by editors (ROUTE-48). */
export const FINANCE_AND_INSURANCE_PATH = '/finance-and-insurance';
