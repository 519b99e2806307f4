'use client';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { plainClick } from '@/ui/plain-click.ts';
import { SOFT_LINK_ATTRIBUTE } from '@/ui/soft-links.ts';

/** The link under an event. */
const linkUnder = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(`a[${SOFT_LINK_ATTRIBUTE}]`) : null;

/**
 * Follows every `Link` without loading the page anew, and fetches its page ahead when somebody reaches for it (pointer or
 * focus), not when it scrolls into view: a page of results would otherwise fetch thirty pages. Mounted once, in the layout.
 */
export function SoftLinks() {
  const router = useRouter();
  useEffect(() => {
    let reachedLink: HTMLAnchorElement | null = null;
    const fetchAhead = (event: Event) => {
      const link = linkUnder(event);
      if (link && link !== reachedLink) router.prefetch(link.href);
      reachedLink = link ?? reachedLink;
    };
    const follow = (event: MouseEvent) => {
      const link = linkUnder(event);
      if (!link || event.defaultPrevented || event.button || link.target || !plainClick(event)) return;
      event.preventDefault();
      router.push(link.href);
    };
    // On the window: after the handlers of components, any of which may have kept the click.
    addEventListener('click', follow);
    addEventListener('pointerover', fetchAhead, { passive: true });
    addEventListener('focusin', fetchAhead);
    return () => {
      removeEventListener('click', follow);
      removeEventListener('pointerover', fetchAhead);
      removeEventListener('focusin', fetchAhead);
    };
  }, [router]);
  return null;
}
