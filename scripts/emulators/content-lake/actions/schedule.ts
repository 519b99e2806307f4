import { ANONYMOUS, type Principal } from '../auth/principal.ts';
import { ApiError } from '../errors.ts';
import { isReleaseId, RELEASE_TYPE, releaseDocumentId } from '../ids.ts';
import type { Lake } from '../lake.ts';
import { transact } from '../mutate/transact.ts';
import { runActions } from './run.ts';

/** setTimeout takes at most 2^31-1 ms. */
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1000;
/** The author of what happens when a release cannot be published. */
const SCHEDULER = 'tscheduler';

interface Scheduled {
  /** The name of the release. */
  id: string;
  at: number;
  /** The id of the person who scheduled it. */
  by: string;
}

/**
 * Publishes scheduled releases at their time, including those that fell due while the lake was off: with the rights that the
 * person who scheduled a release has by then.
 */
export class ReleaseSchedule {
  readonly #lake: Lake;
  readonly #everyone: readonly Principal[];
  #timer: NodeJS.Timeout | undefined;
  #unsubscribe = () => {};

  /** @param everyone all who can have scheduled a release, as they are now */
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
   * Back to active, where an editor sees why it was not published: retrying the same failure for ever helps nobody.
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

/** Why a release was not published, for the people who look at it in the studio. */
function messageOf(error: unknown, person: Principal | undefined): string {
  if (!person) return 'The account of the person who scheduled it no longer exists.';
  if (error instanceof ApiError && error.status === 403)
    return `${person.displayName}, who scheduled it, may no longer publish every document in it.`;
  return error instanceof Error ? error.message : String(error);
}
