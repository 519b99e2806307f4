'use client';
import NextLink from 'next/link';
import { type ComponentProps, useState } from 'react';
import { writtenHref } from './href.ts';

/** What soft navigation cannot reach: other origins, mail, phone, files and anchors of this page. */
const HARD = /^(?:[a-z][a-z0-9+.-]*:|\/\/|#)|\.(?:pdf|xml|txt)$/i;

type Props = Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch'> & { href: string };

/**
 * The one link of the storefront. A page is fetched ahead when somebody reaches for its link (pointer or
 * focus), not when the link scrolls into view: a page of results would otherwise fetch thirty pages.
 */
export function Link({ href: address, ...rest }: Props) {
  const [wanted, setWanted] = useState(false);
  const href = writtenHref(address);
  if (HARD.test(href)) return <a href={href} {...rest} />;
  const want = () => setWanted(true);
  return (
    <NextLink href={href} prefetch={wanted ? null : false} onMouseEnter={want} onFocus={want} {...rest} />
  );
}
