import type { AdvertRow } from '../receiver.ts';

/** A change of one advert at the receiver. */
export type AdvertChange = { carId: string; itemId: string } & (
  | { kind: 'delete' }
  | {
      kind: 'put';
      row: AdvertRow;
      /** Increases with every call; a receiver that knows versions ignores older ones, which arrive late. */
      version: number;
    }
);

/** What became of a change: stored, or refused with the receiver's message. */
export type ChangeResult = { kind: 'done' } | { kind: 'refused'; message: string };

/** A receiver's API for one account. */
export interface ReceiverClient {
  /** The most changes per call of `send`. */
  batchSize: number;
  /**
   * Sends changes of different vehicles. Sending a change again is harmless.
   * @param onResult called for each change that the receiver has processed, also before an error
   * @throws ReceiverError if some were not processed
   */
  send(
    changes: readonly AdvertChange[],
    onResult: (change: AdvertChange, result: ChangeResult) => void,
    signal: AbortSignal,
  ): Promise<void>;
  /**
   * Returns why the receiver does not show adverts that it accepted, by item id. Absent if it reports nothing later.
   * @throws ReceiverError
   */
  issues?(signal: AbortSignal): Promise<ReadonlyMap<string, string>>;
}

/** A receiver that cannot be reached, or that rejects every call. The message is for staff. */
export class ReceiverError extends Error {
  override name = 'ReceiverError';
}
