import PageCache from './page-cache.ts';
import { type CachePlace, countRead } from './read-counts.ts';

export default class CountedPageCache extends PageCache {
  protected override onRead(key: string, kind: string, place: CachePlace | null): void {
    countRead(kind, key, place);
  }
}
