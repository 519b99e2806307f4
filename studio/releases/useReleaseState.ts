import { useEffect, useState } from 'react';
import { useClient, useWorkspace } from 'sanity';
import { API_VERSION } from '../document/site.ts';
import { type BrokenDocument, brokenDocuments, versionsOf } from './brokenRules.ts';
import { type ReleaseRedirects, releaseMoves } from './moves.ts';
import { RELEASE_DOCUMENTS, type ReleaseDocument } from './previews.ts';
import { loadRollBack, type RollBack } from './rolledBack.ts';

const TAG = 'releases.state';
/** Wait after a change before the release is read again, as an editor types. */
const SETTLE_MS = 1_200;
const RELEASE = '*[_id == $id][0]{ state, "error": error.message }';

/** What the release tool shows about a release in addition to Sanity's own tool. */
export interface ReleaseState {
  /** Sanity's state, such as `active` or `published`; null while loading. */
  state: string | null;
  /** Why Sanity could not publish it. */
  error: string | null;
  /** Its documents, with the fields that decide where they are shown. */
  documents: ReleaseDocument[];
  /** Documents with errors; empty once published. */
  broken: BrokenDocument[];
  /** Address changes of a release that is not published yet. */
  redirects: ReleaseRedirects;
  /** The rollback that undid a published release. */
  rollBack: RollBack | null;
}

const EMPTY: ReleaseState = {
  state: null,
  error: null,
  documents: [],
  broken: [],
  redirects: { moves: [], redirects: [] },
  rollBack: null,
};

/**
 * Loads the state of a release, and again after each change to it. Parts that can't be loaded stay empty, as
 * Sanity's own tool works without them.
 * @param releaseId undefined if no release is open
 */
export function useReleaseState(releaseId: string | undefined): ReleaseState {
  const client = useClient({ apiVersion: API_VERSION });
  const workspace = useWorkspace();
  const [state, setState] = useState(EMPTY);
  useEffect(() => {
    setState(EMPTY);
    if (!releaseId) return;
    /** Number of the latest read; results of earlier ones are dropped. */
    let latest = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const raw = client.withConfig({ perspective: 'raw' });
    const load = async () => {
      latest += 1;
      const own = latest;
      const set = (part: Partial<ReleaseState>) => {
        if (own === latest) setState((before) => ({ ...before, ...part }));
      };
      const [release, documents, versions] = await Promise.all([
        raw.fetch<{ state: string; error: string | null } | null>(
          RELEASE,
          { id: `_.releases.${releaseId}` },
          { tag: TAG },
        ),
        raw.fetch<ReleaseDocument[]>(RELEASE_DOCUMENTS, { release: releaseId }, { tag: 'releases.pages' }),
        versionsOf(raw, releaseId),
      ]);
      const isOpen = release?.state === 'active' || release?.state === 'scheduled';
      set({ state: release?.state ?? null, error: release?.error ?? null, documents });
      if (release?.state === 'published') set({ rollBack: await loadRollBack(client, releaseId) });
      if (!isOpen) return set({ broken: [], redirects: EMPTY.redirects });
      set({ redirects: await releaseMoves(client, versions) });
      set({ broken: await brokenDocuments(client, workspace, versions) });
    };
    const read = () => void load().catch(() => undefined);
    read();
    const subscription = raw
      .listen(
        `*[_id in path("versions.${releaseId}.**") || _type == "system.release"]`,
        {},
        { visibility: 'query', events: ['mutation'], includeResult: false, tag: TAG },
      )
      .subscribe({
        next: () => {
          clearTimeout(timer);
          timer = setTimeout(read, SETTLE_MS);
        },
        error: () => undefined,
      });
    return () => {
      latest = -1;
      clearTimeout(timer);
      subscription.unsubscribe();
    };
  }, [client, workspace, releaseId]);
  return state;
}
