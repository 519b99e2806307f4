/** What a dealer's own pages state about the company: the legal texts and footers are written from it. */
export interface DealerFacts {
  /** Name on the sign, as in 'Harbour Motor Group'. */
  name: string;
  company: string;
  /** Eleven digits in groups of 2, 3, 3, 3; the demo's numbers fail the check sum, so they are nobody's. */
  abn: string;
  /** As printed, for example 'LMCT 99014'. */
  dealerLicence: string;
  /** As printed; null where the state licenses no repairers or the dealer repairs nothing. */
  repairerLicence: string | null;
  state: string;
  /** The office a buyer may turn to. */
  regulator: string;
  address: string;
  phone: string;
  email: string;
  privacyEmail: string;
  domain: string;
  /** What is sold, plural. */
  goods: 'cars' | 'caravans';
  privacy: { acknowledgeDays: number; accessDays: number; resolveDays: number; answerDays: number };
  /** Month the legal texts took effect. */
  effective: string;
}
