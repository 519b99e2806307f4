'use client';
import { useEffect, useState } from 'react';
import { carriedAnchor } from './carried-anchor.ts';

export function useCarriedAnchor(redirect: string): string {
  const [anchor, setAnchor] = useState('');
  useEffect(() => setAnchor(carriedAnchor(redirect, location.hash)), [redirect]);
  return anchor;
}
