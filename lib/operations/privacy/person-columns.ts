export interface PersonColumns {
  site: string;
  /** Account id. */
  account?: string;
  /** Phone in the format of forms: `0412345678`. */
  phone?: string;
  /** Phone in the format of accounts: `+61412345678`. */
  accountPhone?: string;
  email?: string;
}
