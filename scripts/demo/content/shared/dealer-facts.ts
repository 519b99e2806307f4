export interface DealerFacts {
  /** Trading name, for example 'Harbour Motor Group'. */
  name: string;
  company: string;
  /** Founding year, where the site mentions it. */
  founded?: number;
  /**
   * Eleven digits in groups of 2, 3, 3, 3. The demo's numbers fail the checksum, so that they are not real.
   */
  abn: string;
  /** As printed, for example 'LMCT 99014'. */
  dealerLicence: string;
  /** As printed; null where the state does not license repairers or the dealer does no repairs. */
  repairerLicence: string | null;
  state: string;
  /** The state's consumer affairs office. */
  regulator: string;
  address: string;
  phone: string;
  email: string;
  privacyEmail: string;
  domain: string;
  /** Goods for sale, in the plural. */
  goods: 'cars' | 'caravans';
  privacy: { acknowledgeDays: number; accessDays: number; resolveDays: number; answerDays: number };
  /** Month the legal texts took effect. */
  effective: string;
}
