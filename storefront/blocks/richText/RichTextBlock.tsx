import { fillPrivacyTerms } from '@forecourt/lib/sites/privacy-terms';
import { RichText } from '@/layout/RichText.tsx';
import { classes } from '@/ui/classes.ts';
import type { BlockProps } from '../block.ts';

/** Formatted text, with the site's own figures for promised days (CONTENT-01 to CONTENT-04). */
export function RichTextBlock({ block, site }: BlockProps<'richText'>) {
  if (block.content.length === 0) return null;
  return (
    <div data-block="richText" className="section">
      <div className="container">
        <div className={classes('prose', block.width === 'full' && 'max-w-none')}>
          <RichText value={fillPrivacyTerms(block.content, site.settings.privacyTerms)} />
        </div>
      </div>
    </div>
  );
}
