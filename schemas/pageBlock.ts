// The generated types tell the client the answer of each query; that needs the client's own types.
import type {} from '@sanity/client';
import type { PageQueryResult } from './sanity.types.ts';

/** One block of a page, as `pageQuery` gives it. */
export type PageBlock = NonNullable<PageQueryResult>['blocks'][number];

/** The name of a block; a map over it without one of them does not compile. */
export type BlockName = PageBlock['_type'];
