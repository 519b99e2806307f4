'use client';
import { type Look, siteCss } from './css.ts';

const ID = 'site-style';

/**
 * The style sheet of a site's look in the head of its pages. The server alone works it out: neither the page's data nor its
 * scripts carry it again. The browser reads back what stands there already.
 */
export function SiteStyle({ look }: { look: Look }) {
  const css = typeof window === 'undefined' ? siteCss(look) : (document.getElementById(ID)?.innerHTML ?? '');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made of a validated theme, nothing else
  return <style id={ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />;
}
