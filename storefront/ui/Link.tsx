import type { ComponentProps } from 'react';
import { writtenHref } from './href.ts';
import { SOFT_LINK_ATTRIBUTE } from './soft-links.ts';

/** Targets that need a full navigation: other origins, mail, phone, files, and anchors on this page. */
const HARD = /^(?:[a-z][a-z0-9+.-]*:|\/\/|#)|\.(?:pdf|xml|txt)$/i;

type Props = ComponentProps<'a'> & { href: string };

/**
 * The storefront's link: plain HTML without hydration. `SoftLinks` handles its clicks as client-side
 * navigation. Decision: `.docs/decisions/0020-links.md`.
 */
export function Link({ href: address, ...rest }: Props) {
  const href = writtenHref(address);
  const mark = HARD.test(href) ? {} : { [SOFT_LINK_ATTRIBUTE]: '' };
  return <a href={href} {...mark} {...rest} />;
}
