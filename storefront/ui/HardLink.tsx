import type { ComponentProps } from 'react';
import { writtenHref } from './href.ts';
import { useAddress } from './use-language.ts';

/** An `<a>` that loads its page anew, in the language of this page. */
export function HardLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  const addressOf = useAddress();
  return <a href={writtenHref(addressOf(href))} {...rest} />;
}
