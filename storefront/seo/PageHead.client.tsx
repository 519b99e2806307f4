'use client';
import { useEffect, useRef } from 'react';
import { type Look, siteCss } from '@/theme/css.ts';
import { BROKEN_PICTURES } from '@/ui/broken-pictures.ts';
import { EARLY_PRESSES } from '@/ui/early-presses.ts';
import { FAR_BLOCKS } from '@/ui/far-blocks.ts';
import { MISSING_SCRIPTS } from '@/ui/missing-scripts.ts';

const STYLE_ID = 'site-style';

/**
 * The site's styles and inline scripts in the head. Only the server writes their text, so that the page's
 * hydration data does not contain it twice.
 * @param props.look null if the styles are part of the page's data, because they change while it is open
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
          // biome-ignore lint/security/noDangerouslySetInnerHtml: built from a validated theme only
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
        // biome-ignore lint/security/noDangerouslySetInnerHtml: constant scripts from this repository
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

/** Writes a site's styles if the server has not, because rendering the page failed. */
function writeLook(style: HTMLElement, look: Look): void {
  import('@/theme/css.ts').then(
    ({ siteCss }) => {
      style.textContent = siteCss(look);
    },
    (error) => console.info('the look of the site did not load', error),
  );
}
