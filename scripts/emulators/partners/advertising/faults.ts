import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from 'hono';

/** Faults that a receiver of adverts can simulate, selected on its page or by a test. */
export const RECEIVER_FAULTS = {
  none: 'responds normally',
  down: 'is unavailable (503)',
  slow: 'responds after thirty seconds, or when another behaviour is selected',
  failing: 'reports an internal error in its own format',
  limited: 'reports that too many calls were made',
  denied: 'rejects the credentials',
  'cut off': 'stores what it receives, then fails with a 502',
} as const;
export type ReceiverFault = keyof typeof RECEIVER_FAULTS;

export const isReceiverFault = (value: unknown): value is ReceiverFault =>
  typeof value === 'string' && Object.hasOwn(RECEIVER_FAULTS, value);

export const RECEIVERS = ['google', 'meta', 'files'] as const;
export type EmulatedReceiver = (typeof RECEIVERS)[number];

/** Longer than the product waits for a receiver. */
const SLOW_MS = 30_000;
const LOOK_EVERY_MS = 250;

/** Errors in the receiver's own format. */
export interface ReceiverErrors {
  failing: () => Response;
  limited: () => Response;
  denied: () => Response;
}

/** The chosen faults: of a receiver, or of one account of it. */
export class ChosenFaults {
  readonly #chosen = new Map<string, ReceiverFault>();

  /** @param account every account when empty */
  choose(receiver: EmulatedReceiver, account: string, fault: ReceiverFault): void {
    this.#chosen.set(`${receiver}/${account}`, fault);
  }

  of(receiver: EmulatedReceiver, account: string): ReceiverFault {
    return this.#chosen.get(`${receiver}/${account}`) ?? this.#chosen.get(`${receiver}/`) ?? 'none';
  }

  /**
   * Returns the fault of an account, and its response if it stops the call; null if the call is to be
   * processed.
   */
  async before(
    receiver: EmulatedReceiver,
    account: string,
    context: Context,
    errors: ReceiverErrors,
  ): Promise<{ fault: ReceiverFault; stopped: Response | null }> {
    const fault = this.of(receiver, account);
    return { fault, stopped: await this.#stopped(fault, receiver, account, context, errors) };
  }

  async #stopped(
    fault: ReceiverFault,
    receiver: EmulatedReceiver,
    account: string,
    context: Context,
    errors: ReceiverErrors,
  ): Promise<Response | null> {
    switch (fault) {
      case 'down':
        return context.html('<!doctype html><title>Service unavailable</title>', 503);
      case 'slow':
        for (
          let waited = 0;
          waited < SLOW_MS && this.of(receiver, account) === 'slow';
          waited += LOOK_EVERY_MS
        )
          await delay(LOOK_EVERY_MS);
        return null;
      case 'failing':
      case 'limited':
      case 'denied':
        return errors[fault]();
      default:
        return null;
    }
  }
}

/** The response of a gateway that lost the connection after the call was processed. */
export const cutOff = (context: Context): Response =>
  context.html('<!doctype html><title>Bad gateway</title>', 502);
