import { ROLE_GRANTS } from '@forecourt/schemas/roles';
import type { Principal } from '../auth/principal.ts';
import type { Lake } from '../lake.ts';
import { runActions } from './run.ts';

/** setTimeout takes at most 2^31-1 ms. */
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1000;
const SCHEDULER: Principal = {
  id: 'tscheduler',
  name: 'scheduler',
  displayName: 'Scheduler',
  role: 'robot',
  grants: ROLE_GRANTS.administrator,
};

/** Publishes scheduled releases at their time, including those that fell due while the lake was off. */
export class ReleaseSchedule {
  readonly #lake: Lake;
  #timer: NodeJS.Timeout | undefined;
  #unsubscribe = () => {};

  constructor(lake: Lake) {
    this.#lake = lake;
  }

  start(): void {
    this.#unsubscribe = this.#lake.store.onCommit(({ changes }) => {
      if (changes.some((change) => change.id.startsWith('_.releases.'))) this.#scheduleNext();
    });
    this.#scheduleNext();
  }

  stop(): void {
    this.#unsubscribe();
    clearTimeout(this.#timer);
  }

  #scheduleNext(): void {
    clearTimeout(this.#timer);
    const times = this.#scheduled().map((release) => release.at);
    if (times.length === 0) return;
    const delay = Math.min(Math.max(Math.min(...times) - Date.now(), 0), LONGEST_WAIT_MS);
    this.#timer = setTimeout(() => this.#publishDue(), delay);
    this.#timer.unref();
  }

  #scheduled(): { id: string; at: number }[] {
    return this.#lake.store.documents
      .ofType('system.release')
      .filter((release) => release.state === 'scheduled')
      .map((release) => ({ id: String(release.name), at: Date.parse(String(release.publishAt)) }));
  }

  #publishDue(): void {
    for (const { id, at } of this.#scheduled()) {
      if (at > Date.now()) continue;
      try {
        runActions(this.#lake, SCHEDULER, {
          actions: [{ actionType: 'sanity.action.release.publish', releaseId: id }],
        });
      } catch (error) {
        // Back to active, where an editor sees it; retrying the same failure for ever helps nobody.
        console.error(`content lake: release ${id} could not be published`, error);
        runActions(this.#lake, SCHEDULER, {
          actions: [{ actionType: 'sanity.action.release.unschedule', releaseId: id }],
        });
      }
    }
    this.#scheduleNext();
  }
}
