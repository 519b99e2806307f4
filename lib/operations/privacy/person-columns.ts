/** The columns of a table that say whose a row is. */
export interface PersonColumns {
  site: string;
  /** The id of an account. */
  account?: string;
  /** A phone as forms keep it: `0412345678`. */
  phone?: string;
  /** A phone as accounts keep it: `+61412345678`. */
  accountPhone?: string;
  email?: string;
}
