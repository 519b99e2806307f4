import type { LakeOptions } from './options.ts';
import { Queries } from './query/queries.ts';
import { TextSearch } from './query/text-search.ts';
import { Views } from './query/views.ts';
import { openDatabase } from './store/database.ts';
import { Store } from './store/store.ts';

export interface Lake {
  options: LakeOptions;
  publicUrl: string;
  store: Store;
  views: Views;
  text: TextSearch;
  queries: Queries;
}

/**
 * Opens or creates the database in the options' data folder and keeps all derived state up to date.
 * `publicUrl` is the origin under which browsers reach the assets.
 */
export function openLake(options: LakeOptions, publicUrl: string): Lake {
  const store = new Store(openDatabase(options.dataDir));
  const views = new Views(store);
  // Views listen first, so that every later listener can query the new state at once.
  store.onCommit(({ changes }) => views.update(changes));
  const text = new TextSearch(store.db);
  const queries = new Queries({ options, views, text }, store, options.queryTimeLimit);
  return { options, publicUrl, store, views, text, queries };
}
