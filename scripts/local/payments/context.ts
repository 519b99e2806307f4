import type { PaymentsOptions } from './options.ts';
import type { Store } from './store/store.ts';
import type { Deliveries } from './webhooks/deliveries.ts';

/** What every rule works on. */
export interface Context {
  store: Store;
  deliveries: Deliveries;
  options: PaymentsOptions;
  /** Origin of this service, known once it listens. */
  origin: string;
}

/** The request a change came with; null for what happens by itself or is done by a payer. */
export type Cause = { id: string; idempotencyKey: string | null } | null;
