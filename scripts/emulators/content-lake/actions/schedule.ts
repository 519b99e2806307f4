import { ANONYMOUS, type Principal } from '../auth/principal.ts';
import { ApiError } from '../errors.ts';
import { isReleaseId, RELEASE_TYPE, releaseDocumentId } from '../ids.ts';
import type { Lake } from '../lake.ts';
import { transact } from '../mutate/transact.ts';
import { runActions } from './run.ts';

/** setTimeout takes at most 2^31-1 ms. */
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1000;
/** Author recorded when a release that could not be published is unscheduled. */
const SCHEDULER = 'tscheduler';

interface Scheduled {
  id: string;
  at: number;
  by: string;
}

/**
 * Publishes scheduled releases when they are due, including those that fell due while the lake was not
 * running. Uses the permissions that the user who scheduled the release has at that time.
 */
export class ReleaseSchedule {
  readonly #lake: Lake;
  readonly #everyone: readonly Principal[];
  #timer: NodeJS.Timeout | undefined;
  #unsubscribe = () => {};

  /** @param everyone current users and tokens, one of which scheduled each release */
  constructor(lake: Lake, everyone: readonly Principal[]) {
    this.#lake = lake;
    this.#everyone = everyone;
  }

  start(): void {
    this.#unsubscribe = this.#lake.store.onCommit(({ changes }) => {
      if (changes.some((change) => isReleaseId(change.id))) this.#scheduleNext();
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

  #scheduled(): Scheduled[] {
    return this.#lake.store.documents
      .ofType(RELEASE_TYPE)
      .filter(({ _id, state, name }) => state === 'scheduled' && _id === releaseDocumentId(String(name)))
      .map((release) => ({
        id: String(release.name),
        at: Date.parse(String(release.publishAt)),
        by: String(release.scheduledBy),
      }));
  }

  #publishDue(): void {
    for (const { id, at, by } of this.#scheduled()) {
      if (at > Date.now()) continue;
      const person = this.#everyone.find((each) => each.id === by);
      try {
        runActions(this.#lake, person ?? ANONYMOUS, {
          actions: [{ actionType: 'sanity.action.release.publish', releaseId: id }],
        });
      } catch (error) {
        this.#unschedule(id, messageOf(error, person));
      }
    }
    this.#scheduleNext();
  }

  /**
   * Sets a release back to active with the reason, which the studio shows. Retrying would fail the same way.
   */
  #unschedule(releaseId: string, message: string): void {
    console.error(`content lake: release ${releaseId} could not be published: ${message}`);
    const id = releaseDocumentId(releaseId);
    transact(this.#lake.store, {
      mutations: () => [
        {
          patch: {
            id,
            set: { state: 'active', error: { message } },
            unset: ['publishAt', 'scheduledBy'],
          },
        },
      ],
      author: SCHEDULER,
      kind: 'sanity.action.release.unschedule',
      authorize: () => {},
      select: () => [],
    });
  }
}

/** Returns why a release was not published, as the studio shows it. */
function messageOf(error: unknown, person: Principal | undefined): string {
  if (!person) return 'The account of the person who scheduled it no longer exists.';
  if (error instanceof ApiError && error.status === 403)
    return `${person.displayName}, who scheduled it, may no longer publish every document in it.`;
  return error instanceof Error ? error.message : String(error);
}
