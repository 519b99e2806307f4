// The generated types extend the client's own types, so these must be imported.
import type {} from '@sanity/client';
import type { PageQueryResult } from './sanity.types.ts';

export type PageBlock = NonNullable<PageQueryResult>['blocks'][number];

/** The type name of a block. A record of all names must be complete to compile. */
export type BlockName = PageBlock['_type'];
