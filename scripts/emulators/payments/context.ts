import type { PaymentsOptions } from './options.ts';
import type { Store } from './store/store.ts';
import type { Deliveries } from './webhooks/deliveries.ts';

export interface Context {
  store: Store;
  deliveries: Deliveries;
  options: PaymentsOptions;
  /** Origin of this emulator; set once it listens. */
  origin: string;
}

/** The request that caused a change; null if a timer or the payer caused it. */
export type Cause = { id: string; idempotencyKey: string | null } | null;
