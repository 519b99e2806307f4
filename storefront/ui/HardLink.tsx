import type { ComponentProps } from 'react';
import { writtenHref } from './href.ts';
import { useAddress } from './use-language.ts';

/** A plain `<a>` for pages of this site that must not be prefetched, in the language of the page. */
export function HardLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  const addressOf = useAddress();
  return <a href={writtenHref(addressOf(href))} {...rest} />;
}
