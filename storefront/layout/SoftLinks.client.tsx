'use client';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { plainClick } from '@/ui/plain-click.ts';
import { SOFT_LINK_ATTRIBUTE } from '@/ui/soft-links.ts';

const linkUnder = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(`a[${SOFT_LINK_ATTRIBUTE}]`) : null;

/**
 * Handles clicks on every `Link` as client-side navigation, and prefetches its page on hover or focus rather
 * than when visible: a page of results would otherwise prefetch thirty pages. Mounted once, in the layout.
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
    // On the window, to run after components that may prevent the click.
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
