'use client';
import { useEffect } from 'react';
import { keepAtSection } from './keep-at-section.client.ts';

/** Keeps the page at the section that a link names, on pages whose parts load when near. */
export function KeepAtSection() {
  useEffect(keepAtSection, []);
  return null;
}
