/** Details of a dealer for legal texts. */
export interface LegalFacts {
  /** Trading name, such as 'Harbour Motor Group'. */
  name: string;
  company: string;
  /** Eleven digits in groups of 2, 3, 3 and 3. Optional. */
  abn?: string | null;
  /** As printed, for example 'LMCT 99014'. */
  dealerLicence: string;
  /** Full name of the state. */
  state: string;
  /** The government office that handles complaints. */
  regulator: string;
  address: string;
  phone: string;
  email: string;
  privacyEmail: string;
  /** The kind of vehicles sold, in the plural. */
  goods: 'cars' | 'caravans';
  /** Month the legal texts took effect, such as 'January 2026'. */
  effective: string;
}

/** Returns the company with its ABN: 'Harbour Motors Pty Ltd (ABN 90 000 330 330)'. */
export const companyWithAbn = ({ company, abn }: Pick<LegalFacts, 'company' | 'abn'>): string =>
  abn ? `${company} (ABN ${abn})` : company;

/** Returns ', trading as Harbour Motor Group,' if the trading name differs from the company. */
export const tradingAs = ({ company, name }: Pick<LegalFacts, 'company' | 'name'>): string =>
  company === name ? '' : `, trading as ${name},`;
