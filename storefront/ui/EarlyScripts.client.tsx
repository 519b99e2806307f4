'use client';
import { BROKEN_PICTURES } from './broken-pictures.ts';
import { EARLY_PRESSES } from './early-presses.ts';

/**
 * The inline scripts at the top of every page. They have done their work when the browser comes to this component, so
 * neither the page's data nor its scripts say them again: whatever the server wrote there stays.
 */
export function EarlyScripts() {
  return (
    <script
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: scripts of our own, always the same
      dangerouslySetInnerHTML={{
        __html: typeof window === 'undefined' ? `${EARLY_PRESSES};${BROKEN_PICTURES}` : '',
      }}
    />
  );
}
