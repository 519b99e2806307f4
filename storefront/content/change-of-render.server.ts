import { cache } from 'react';
import type { StoredDocument } from './stored-document.ts';

/**
 * What the page being rendered shows instead of its published document: the variant of a trial. It lasts for
 * one render. The route sets it before anything loads the page.
 */
export const changeOfRender = cache((): { page: { path: string; document: StoredDocument } | null } => ({
  page: null,
}));
