'use client';
import { useEffect, useState } from 'react';

export function useCarriedAnchor(redirect: string): string {
  const [anchor, setAnchor] = useState('');
  useEffect(() => setAnchor(carriedAnchor(redirect, location.hash)), [redirect]);
  return anchor;
}

/**
 * Returns the fragment of the page that redirected to sign-in, such as `#finance-form`, which browsers keep
 * in the sign-in page's address.
 * @param hash of the sign-in page's address
 * @returns the fragment to append to the target; empty if it already has one
 */
export const carriedAnchor = (redirect: string, hash: string): string =>
  !redirect.includes('#') && hash !== '#content' && /^#[\w-]+$/.test(hash) ? hash : '';
