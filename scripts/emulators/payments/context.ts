import type { PaymentsOptions } from './options.ts';
import type { Store } from './store/store.ts';
import type { Deliveries } from './webhooks/deliveries.ts';

/** What every rule and route works with. */
export interface Context {
  store: Store;
  deliveries: Deliveries;
  options: PaymentsOptions;
  /** Origin of this service; set once it listens. */
  origin: string;
}

/** The request that caused a change; null when a timer or the payer caused it. */
export type Cause = { id: string; idempotencyKey: string | null } | null;
