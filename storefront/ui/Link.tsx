import type { ComponentProps } from 'react';
import { writtenHref } from './href.ts';
import { SOFT_LINK_ATTRIBUTE } from './soft-links.ts';

/** What soft navigation cannot reach: other origins, mail, phone, files and anchors of this page. */
const HARD = /^(?:[a-z][a-z0-9+.-]*:|\/\/|#)|\.(?:pdf|xml|txt)$/i;

type Props = ComponentProps<'a'> & { href: string };

/**
 * The one link of the storefront: an element of HTML and nothing to hydrate, marked for `SoftLinks`, which follows
 * it without loading the page anew. Decision: `.docs/decisions/0020-links.md`.
 */
export function Link({ href: address, ...rest }: Props) {
  const href = writtenHref(address);
  const mark = HARD.test(href) ? {} : { [SOFT_LINK_ATTRIBUTE]: '' };
  return <a href={href} {...mark} {...rest} />;
}
