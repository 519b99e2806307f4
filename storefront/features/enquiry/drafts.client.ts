'use client';
import type { LeadValues } from '@forecourt/lib/leads/values';
import { keep, readStored } from './store.client.ts';
import { type Draft, draftOf, parseStored } from './store.ts';

/**
 * The form begun in this tab under a name (see `draftName`), with the values whose types fit `shape`; null for none, or
 * where storage is blocked.
 */
export const readDraft = (siteSlug: string, name: string, shape: LeadValues): Draft | null =>
  draftOf(parseStored(readStored(siteSlug, 'EnquiryDraft')), name, shape);

/** Keeps one draft beside the others; null forgets it. */
export function keepDraft(siteSlug: string, name: string, draft: Draft | null): void {
  const { [name]: _, ...others } = parseStored(readStored(siteSlug, 'EnquiryDraft')) ?? {};
  keep(siteSlug, 'EnquiryDraft', draft ? { ...others, [name]: draft } : others);
}

/** A token for a form: a random UUID, also on a page without a secure origin, where there is no `crypto.randomUUID`. */
export const newToken = (): string =>
  'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () =>
    ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % 16).toString(16),
  );
