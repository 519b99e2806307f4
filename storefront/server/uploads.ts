import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Household } from '@forecourt/lib/platform/network/household';
import { mayBeLong } from './refusals.ts';

/** Files that may come at a time: each is held whole, up to 16 MB, and on a slow line for minutes. */
const AT_ONCE = 12;
/** Of them, so many of one household. */
const OF_HOUSEHOLD = 4;

/** Bounds how many files this instance receives at a time. Nobody waits: a browser that sends a file would give up. */
export class Uploads {
  #underWay = 0;
  readonly #ofHousehold = new Map<Household, number>();

  /**
   * Whether a request may send its body; one with a file counts until it is answered or given up.
   * @param household null: of nobody outside
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
