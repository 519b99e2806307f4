import { PREVIEW_DATE_PARAMETER } from '@forecourt/lib/sites/preview-date';
import { TRIAL_PARAMETER } from '@forecourt/lib/sites/trial';
import {
  urlSearchParamPreviewPathname,
  urlSearchParamPreviewPerspective,
  urlSearchParamPreviewSecret,
} from '@sanity/preview-url-secret/constants';
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret';
import type { SanityClient } from 'sanity';

export const ENABLE_PATH = '/api/draft/enable';

export interface PreviewedPage {
  origin: string;
  path: string;
  /** Drafts, or the releases whose versions take precedence. */
  perspective?: readonly string[] | undefined;
  /** A feature or setting to preview without storing it, as encoded by `trialText`. */
  trial?: string;
  /** The date to show, in the site's time zone: `2026-12-14T12:00`. */
  at?: string;
}

/**
 * Opens a page with drafts in a tab. The storefront checks a secret that only signed-in editors can create.
 */
export async function openPreview({
  client,
  userId,
  tab,
  origin,
  path,
  perspective,
  trial,
  at,
}: PreviewedPage & {
  client: SanityClient;
  userId: string | undefined;
  tab: Window | null;
}): Promise<void> {
  const { secret } = await createPreviewSecret(client, 'forecourt/studio', location.origin, userId);
  const url = new URL(ENABLE_PATH, origin);
  url.searchParams.set(urlSearchParamPreviewSecret, secret);
  url.searchParams.set(urlSearchParamPreviewPathname, path);
  if (perspective?.length) url.searchParams.set(urlSearchParamPreviewPerspective, perspective.join(','));
  if (trial) url.searchParams.set(TRIAL_PARAMETER, trial);
  if (at) url.searchParams.set(PREVIEW_DATE_PARAMETER, at);
  if (tab) tab.location.href = url.href;
}
