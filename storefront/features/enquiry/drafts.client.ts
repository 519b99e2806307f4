'use client';
import type { LeadValues } from '@forecourt/lib/lead/values';
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

/** A token for a form, also on a page without a secure origin. */
export function newToken(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
