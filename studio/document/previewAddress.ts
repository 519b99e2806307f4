import { TRIAL_PARAMETER } from '@forecourt/lib/sites/trial';
import {
  urlSearchParamPreviewPathname,
  urlSearchParamPreviewPerspective,
  urlSearchParamPreviewSecret,
} from '@sanity/preview-url-secret/constants';
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret';
import type { SanityClient } from 'sanity';

/** Where a site of the storefront turns preview on. */
export const ENABLE_PATH = '/api/draft/enable';

/** A page of a site, and as what it is looked at. */
export interface PreviewedPage {
  origin: string;
  path: string;
  /** Drafts, or the releases whose versions come first. */
  perspective?: readonly string[] | undefined;
  /** A change of the site that is shown without being made, as `trialText` writes it. */
  trial?: string;
}

/**
 * Leads a tab to a page of a site with its drafts: the storefront shows them to whoever brings a secret that only a
 * signed-in editor can have stored.
 */
export async function openPreview({
  client,
  userId,
  tab,
  origin,
  path,
  perspective,
  trial,
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
  if (tab) tab.location.href = url.href;
}
