import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Household } from '@forecourt/lib/platform/network/household';
import { mayBeLong } from './refusals.ts';

/** Concurrent files: each is buffered whole, up to 16 MB, on a slow line for minutes. */
const AT_ONCE = 12;
/** Of these, the most for one household. */
const OF_HOUSEHOLD = 4;

/** Limits concurrent uploads. Excess ones are refused, not queued, because browsers would time out. */
export class Uploads {
  #underWay = 0;
  readonly #ofHousehold = new Map<Household, number>();

  /**
   * Returns whether a request may send its body; one with a file counts until it is answered or aborted.
   * @param household null for requests from private networks
   */
  admits(household: Household | null, request: IncomingMessage, response: ServerResponse): boolean {
    if (!mayBeLong(request)) return true;
    const own = (household && this.#ofHousehold.get(household)) ?? 0;
    if (this.#underWay >= AT_ONCE || own >= OF_HOUSEHOLD) return false;
    this.#count(household, 1);
    response.once('close', () => this.#count(household, -1));
    return true;
  }

  #count(household: Household | null, change: 1 | -1): void {
    this.#underWay += change;
    if (!household) return;
    const own = (this.#ofHousehold.get(household) ?? 0) + change;
    if (own > 0) this.#ofHousehold.set(household, own);
    else this.#ofHousehold.delete(household);
  }
}
