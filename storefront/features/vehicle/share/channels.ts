import { sharedUrl } from './shared-url.ts';

/** Size of the share window in pixels (SHARE-02). */
export const SHARE_WINDOW = { width: 550, height: 400 };
/** How often to check whether the share window was closed, in milliseconds (SHARE-03). */
export const SHARE_POLL_MS = 1000;
/** How long 'Copied' is shown, in milliseconds (SHARE-01). */
export const COPIED_MS = 1500;

export interface ShareChannel {
  name: 'Facebook' | 'Twitter' | 'WhatsApp' | 'E-mail' | 'SMS';
  href: string;
  window: boolean;
}

/**
 * Returns the channels for sharing a page.
 * @param page.url its canonical address, to which a campaign parameter is added (OPEN-123)
 */
export function shareChannels(
  page: { title: string; url: string },
  { twitterHidden }: { twitterHidden: boolean },
): ShareChannel[] {
  const url = sharedUrl(page.url);
  const encodedUrl = encodeURIComponent(url);
  const encodedTitle = encodeURIComponent(page.title);
  const both = encodeURIComponent(`${page.title} ${url}`);
  const channels: ShareChannel[] = [
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${encodedUrl}`, window: true },
    {
      name: 'Twitter',
      href: `https://twitter.com/intent/tweet?text=${encodedTitle}&url=${encodedUrl}`,
      window: true,
    },
    { name: 'WhatsApp', href: `https://wa.me/?text=${both}`, window: true },
    { name: 'E-mail', href: `mailto:?subject=${encodedTitle}&body=${both}`, window: false },
    { name: 'SMS', href: `sms:?&body=${both}`, window: false },
  ];
  return channels.filter(({ name }) => !(twitterHidden && name === 'Twitter'));
}
