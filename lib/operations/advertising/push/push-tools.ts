import type pg from 'pg';
import type { advertsOfFeed } from '../feed-vehicles.server.ts';
import type { PushTarget } from './push-target.ts';
import type { ReceiverClient } from './receiver-client.ts';

/** What work on outgoing feeds needs. */
export interface PushTools {
  pool: pg.Pool;
  adverts: typeof advertsOfFeed;
  /** @throws FetchProblem if the credentials cannot be read */
  clientOf: (target: PushTarget) => Promise<ReceiverClient>;
  now: () => Date;
  /** Called with the reason when a feed fails. */
  report: (error: unknown) => void;
  signal: AbortSignal;
}

/** `busy`: another worker has the feed. `more`: it can be continued at once. */
export type FeedRun = 'busy' | 'more' | 'done';
