import type { ComponentProps } from 'react';
import { writtenHref } from './href.ts';
import { useAddress } from './use-language.ts';

/** A link in the language of the page that loads the whole page, unlike `Link`. */
export function HardLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  const addressOf = useAddress();
  return <a href={writtenHref(addressOf(href))} {...rest} />;
}
