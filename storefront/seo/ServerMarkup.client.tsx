'use client';
import { useEffect, useRef } from 'react';
import { type Look, siteCss } from '@/theme/css.ts';
import { BROKEN_PICTURES } from '@/ui/broken-pictures.ts';
import { EARLY_PRESSES } from '@/ui/early-presses.ts';
import { FAR_BLOCKS } from '@/ui/far-blocks.ts';
import { MISSING_SCRIPTS } from '@/ui/missing-scripts.ts';
import { writeLook } from './late-look.client.ts';
import { textNamed } from './server-text.ts';

// Elements whose text the server alone writes: neither the page's data nor its scripts carry it again. In the browser what
// the server wrote stays.

const STYLE_ID = 'site-style';

/**
 * The style sheet of a site's look and the inline scripts in the head of its pages. The browser reads back the styles, and
 * has run the scripts.
 * @param props.look null where the styles come with the page's data, since they change while it is open
 */
export function PageHead({ look }: { look: Look | null }) {
  const style = useRef<HTMLStyleElement>(null);
  useEffect(() => {
    if (look && style.current?.textContent === '') writeLook(style.current, look);
  }, [look]);
  return (
    <>
      {look && (
        <style
          ref={style}
          id={STYLE_ID}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made of a validated theme, nothing else
          dangerouslySetInnerHTML={{
            __html:
              typeof window === 'undefined'
                ? siteCss(look)
                : (document.getElementById(STYLE_ID)?.innerHTML ?? ''),
          }}
        />
      )}
      <script
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: scripts of our own, always the same
        dangerouslySetInnerHTML={{
          __html:
            typeof window === 'undefined'
              ? `${EARLY_PRESSES};${BROKEN_PICTURES};${MISSING_SCRIPTS};${FAR_BLOCKS}`
              : '',
        }}
      />
    </>
  );
}

/**
 * The element of structured data. Search engines read it in the HTML; in the browser nothing does, so a page come to by a
 * link has none.
 * @param props.name of the text, by `keepText`
 */
export const StructuredData = ({ name }: { name: string }) => (
  <script
    type="application/ld+json"
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every '<' escaped
    dangerouslySetInnerHTML={{ __html: typeof window === 'undefined' ? textNamed(name) : '' }}
  />
);
