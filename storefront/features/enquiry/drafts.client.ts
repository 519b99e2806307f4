'use client';
import type { LeadValues } from '@forecourt/lib/leads/lead-values';
import { keep, readStored } from './store.client.ts';
import { type Draft, draftOf, parseStored } from './store.ts';

/** Returns this tab's draft by name (see `draftName`), without values whose types differ from `shape`. */
export const readDraft = (siteSlug: string, name: string, shape: LeadValues): Draft | null =>
  draftOf(parseStored(readStored(siteSlug, 'EnquiryDraft')), name, shape);

export function keepDraft(siteSlug: string, name: string, draft: Draft | null): void {
  const { [name]: _, ...others } = parseStored(readStored(siteSlug, 'EnquiryDraft')) ?? {};
  keep(siteSlug, 'EnquiryDraft', draft ? { ...others, [name]: draft } : others);
}

/** Returns a random UUID. `crypto.randomUUID` is missing on insecure origins. */
export const newToken = (): string =>
  'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () =>
    ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % 16).toString(16),
  );
