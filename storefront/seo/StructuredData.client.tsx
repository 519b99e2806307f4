'use client';
import { textNamed } from './server-text.ts';

/**
 * The element of structured data. Search engines read it in the HTML; in the browser nothing does, so what the server wrote
 * stays, and a page come to by a link has none.
 * @param props.name of the text, by `keepText`
 */
export function StructuredData({ name }: { name: string }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every '<' escaped
      dangerouslySetInnerHTML={{ __html: typeof window === 'undefined' ? textNamed(name) : '' }}
    />
  );
}
