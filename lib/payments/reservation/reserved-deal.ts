/** The accepted deal that a deposit belongs to, as it was accepted. Cents. */
export interface ReservedDeal {
  id: string;
  /** Number of the accepted version. */
  version: number;
  total: number;
  /** To pay at handover, after the deposit. */
  balance: number;
}
