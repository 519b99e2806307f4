'use client';
import { useEffect, useState } from 'react';
import { carriedAnchor } from './carried-anchor.ts';

/** The anchor to put behind the target of signing in, once the page knows its own address. */
export function useCarriedAnchor(redirect: string): string {
  const [anchor, setAnchor] = useState('');
  useEffect(() => setAnchor(carriedAnchor(redirect, location.hash)), [redirect]);
  return anchor;
}
