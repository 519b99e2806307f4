import type { LakeOptions } from './options.ts';
import { TextSearch } from './query/text-search.ts';
import { Views } from './query/views.ts';
import { openDatabase } from './store/database.ts';
import { Store } from './store/store.ts';

/** The parts every request handler works with. */
export interface Lake {
  options: LakeOptions;
  /** where asset addresses start */
  publicUrl: string;
  store: Store;
  views: Views;
  text: TextSearch;
}

export function openLake(options: LakeOptions, publicUrl: string): Lake {
  const store = new Store(openDatabase(options.dataDir));
  return { options, publicUrl, store, views: new Views(store), text: new TextSearch(store.db) };
}
