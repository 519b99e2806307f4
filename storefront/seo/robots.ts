import type { PageName } from '@forecourt/lib/sites/address-table';
import { type IndexedContent, isFollowable, isIndexable } from '@forecourt/lib/sites/index-rules';
import type { Metadata } from 'next';

/** Returns the robots metadata of a page by the index rules. */
export const robotsOf = (page: PageName, content?: IndexedContent): Pick<Metadata, 'robots'> =>
  isIndexable(page, content) ? {} : { robots: { index: false, follow: isFollowable(content) } };
