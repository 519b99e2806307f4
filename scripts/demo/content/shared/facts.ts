/** Facts about a company, from which its legal texts and footers are written. */
export interface DealerFacts {
  /** Name on the sign, as in 'Harbour Motor Group'. */
  name: string;
  company: string;
  /** Since which year there is the dealer, where the site tells so. */
  founded?: number;
  /** Eleven digits in groups of 2, 3, 3, 3; the demo's numbers fail the checksum, so they belong to nobody. */
  abn: string;
  /** As printed, for example 'LMCT 99014'. */
  dealerLicence: string;
  /** As printed; null where the state does not license repairers or the dealer repairs nothing. */
  repairerLicence: string | null;
  state: string;
  /** The government office that a buyer may turn to. */
  regulator: string;
  address: string;
  phone: string;
  email: string;
  privacyEmail: string;
  domain: string;
  /** What the dealer sells, in the plural. */
  goods: 'cars' | 'caravans';
  privacy: { acknowledgeDays: number; accessDays: number; resolveDays: number; answerDays: number };
  /** Month the legal texts took effect. */
  effective: string;
}
