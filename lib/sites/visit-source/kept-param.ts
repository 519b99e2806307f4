/**
 * The parameters of an address that are kept with a visit (OPEN-109). Apart from the click ids, because every page
 * loads it.
 */
export const KEPT_PARAM = /^(utm_[a-z_]{1,40}|gclid|gbraid|wbraid|fbclid|msclkid|ttclid)$/;
