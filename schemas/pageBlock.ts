import type { PageQueryResult } from './sanity.types.ts';

/** One block of a page, as `pageQuery` gives it. */
export type PageBlock = NonNullable<PageQueryResult>['blocks'][number];

/** The name of a block; a map over it without one of them does not compile. */
export type BlockName = PageBlock['_type'];
