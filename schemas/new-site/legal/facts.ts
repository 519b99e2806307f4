/** What legal texts say of a dealer. */
export interface LegalFacts {
  /** Name on the sign, as in 'Harbour Motor Group'. */
  name: string;
  company: string;
  /** Eleven digits in groups of 2, 3, 3, 3; without it the texts name the company alone. */
  abn?: string | null;
  /** As printed, for example 'LMCT 99014'. */
  dealerLicence: string;
  /** The state in full. */
  state: string;
  /** The government office that a buyer may turn to. */
  regulator: string;
  address: string;
  phone: string;
  email: string;
  privacyEmail: string;
  /** What the dealer sells, in the plural. */
  goods: 'cars' | 'caravans';
  /** Month the legal texts took effect, as in 'January 2026'. */
  effective: string;
}

/** 'Harbour Motors Pty Ltd (ABN 90 000 330 330)'. */
export const companyWithAbn = ({ company, abn }: Pick<LegalFacts, 'company' | 'abn'>): string =>
  abn ? `${company} (ABN ${abn})` : company;

/** ', trading as Harbour Motor Group,' of a company that is not called as its sign. */
export const tradingAs = ({ company, name }: Pick<LegalFacts, 'company' | 'name'>): string =>
  company === name ? '' : `, trading as ${name},`;
