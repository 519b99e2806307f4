import PageCache from './page-cache.ts';
import { countRead } from './read-counts.ts';

/** The cache of pages, which counts how often it had what was wanted. */
export default class CountedPageCache extends PageCache {
  override async get(...args: Parameters<PageCache['get']>): ReturnType<PageCache['get']> {
    const entry = await super.get(...args);
    countRead(args[1].kind, entry !== null);
    return entry;
  }
}
