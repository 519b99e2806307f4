import type { ComponentProps } from 'react';
import { useAddress } from './use-language.ts';

/** A plain `<a>` to a page of this site in the language of the page, without prefetching and client navigation. */
export function HardLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  const addressOf = useAddress();
  return <a href={addressOf(href)} {...rest} />;
}
