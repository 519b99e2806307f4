import type { ComponentProps } from 'react';
import { HoverPrefetchLink } from './HoverPrefetchLink.client.tsx';
import { writtenHref } from './href.ts';
import { useAddress } from './use-language.ts';

/** Targets that need a full navigation: other origins, mail, phone, files, and anchors on this page. */
const HARD = /^(?:[a-z][a-z0-9+.-]*:|\/\/|#)|\.(?:pdf|xml|txt)$/i;

type Props = ComponentProps<typeof HoverPrefetchLink>;

/**
 * `next/link` for pages of this site, in the language of the page; else a plain `<a>`. See
 * `.docs/decisions/0020-links.md`.
 */
export function Link({ href: address, ...rest }: Props) {
  const addressOf = useAddress();
  const href = writtenHref(addressOf(address));
  return HARD.test(href) ? <a href={href} {...rest} /> : <HoverPrefetchLink href={href} {...rest} />;
}
