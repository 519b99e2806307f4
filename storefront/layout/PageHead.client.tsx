'use client';
import { type Look, siteCss } from '@/theme/css.ts';
import { BROKEN_PICTURES } from '@/ui/broken-pictures.ts';
import { EARLY_PRESSES } from '@/ui/early-presses.ts';

const STYLE_ID = 'site-style';

/**
 * The style sheet of a site's look and the inline scripts in the head of its pages. The server alone makes them: neither
 * the page's data nor its scripts carry them again. The browser reads back the styles, and has run the scripts.
 * @param props.look null where the styles come with the page's data, since they change while it is open
 */
export function PageHead({ look }: { look: Look | null }) {
  const [css, scripts] =
    typeof window === 'undefined'
      ? [look && siteCss(look), `${EARLY_PRESSES};${BROKEN_PICTURES}`]
      : [document.getElementById(STYLE_ID)?.innerHTML, ''];
  return (
    <>
      {look && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made of a validated theme, nothing else
        <style id={STYLE_ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css ?? '' }} />
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: scripts of our own, always the same */}
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: scripts }} />
    </>
  );
}
