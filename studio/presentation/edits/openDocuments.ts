import {
  combineLatest,
  filter,
  firstValueFrom,
  map,
  type Observable,
  ReplaySubject,
  type Subscription,
  timeout,
} from 'rxjs';
import {
  type DocumentStore,
  type GrantsStore,
  getDocumentPairPermissions,
  type SanityClient,
  type SanityDocument,
  type Schema,
} from 'sanity';
import type { EditTarget } from './editHistory.ts';
import type { EditPatch } from './steps.ts';

/** Timeout for loading a document. */
const PATIENCE_MS = 10_000;
/** A change is saved within a second, and repeated if that fails. */
const SAVING_MS = 5_000;

/** A document as the form has it, with unsaved changes, and the form's own way to change it. */
export interface OpenDocument {
  /** The release's version, or else the draft, or else the published document; null if none exists. */
  value: SanityDocument | null;
  /** True if the release has a version of the document. */
  isInRelease: boolean;
  mayUpdate: boolean;
  /** Applies patches to the draft or the release's version. Null while that is impossible. */
  patch: ((patches: EditPatch[]) => void) | null;
}

interface Stores {
  client: SanityClient;
  documentStore: DocumentStore;
  grantsStore: GrantsStore;
  schema: Schema;
  userId: string | undefined;
}

/**
 * Documents that were edited on pages. They stay open, because the studio saves a change a second later, and
 * only if the document is still subscribed to.
 */
export class OpenDocuments {
  readonly #stores: Stores;
  readonly #open = new Map<string, { document: ReplaySubject<OpenDocument>; subscription: Subscription }>();

  constructor(stores: Stores) {
    this.#stores = stores;
  }

  /** Returns the current state of a document. Rejects if it does not load. */
  get(target: EditTarget): Promise<OpenDocument> {
    const ready = this.watch(target).pipe(filter(({ mayUpdate, patch }) => !mayUpdate || patch !== null));
    return firstValueFrom(ready.pipe(timeout(PATIENCE_MS)));
  }

  /** Returns the states of a document. */
  watch(target: EditTarget): Observable<OpenDocument> {
    const key = `${target.type} ${target.version ?? ''} ${target.id}`;
    const existing = this.#open.get(key);
    if (existing) return existing.document;
    const document = new ReplaySubject<OpenDocument>(1);
    this.#open.set(key, { document, subscription: this.#load(target).subscribe(document) });
    return document;
  }

  /** Closes all documents once their changes are saved. */
  close(): void {
    const open = [...this.#open.values()];
    this.#open.clear();
    setTimeout(() => {
      for (const { subscription } of open) subscription.unsubscribe();
    }, SAVING_MS);
  }

  #load({ id, type, version }: EditTarget): Observable<OpenDocument> {
    const { client, documentStore, grantsStore, schema, userId } = this.#stores;
    const { pair } = documentStore;
    return combineLatest([
      pair.editState(id, type, version),
      pair.editOperations(id, type, version),
      getDocumentPairPermissions({
        client,
        schema,
        grantsStore,
        id,
        type,
        permission: 'update',
        ...(version && { version }),
        ...(userId && { userId }),
      }),
    ]).pipe(
      filter(([state]) => state.ready),
      map(([state, { patch }, { granted }]) => ({
        value: version ? state.version : (state.draft ?? state.published),
        isInRelease: state.version !== null,
        mayUpdate: granted,
        patch:
          patch.disabled || state.transactionSyncLock?.enabled
            ? null
            : (patches: EditPatch[]) => patch.execute(patches),
      })),
    );
  }
}
