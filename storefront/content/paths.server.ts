import { pagePathsQuery } from '@forecourt/schemas/queries/pagePaths';
import type { PagePathsQueryResult } from '@forecourt/schemas/sanity.types';
import { cached } from '@/cache/cached.server.ts';
import { ask } from './client.server.ts';

export const loadPagePaths = (site: string): Promise<PagePathsQueryResult> =>
  cached('paths', { site }, () => ask(pagePathsQuery, { site }));
