import { fillPrivacyTerms } from '@forecourt/lib/sites/privacy-terms';
import { RichText } from '@/layout/RichText.tsx';
import { classes } from '@/ui/classes.ts';
import type { BlockProps } from '../block.ts';
import { textParts } from './text-parts.ts';

/** Formatted text, with the site's own figures for promised days (CONTENT-01 to CONTENT-04). */
export function RichTextBlock({ block, site, language }: BlockProps<'richText'>) {
  if (block.content.length === 0) return null;
  const content = fillPrivacyTerms(block.content, site.settings.privacyTerms);
  const parts = block.width === 'full' ? null : textParts(content);
  return (
    <div data-block="richText" className="section" {...language}>
      <div className="container">
        {parts ? (
          <div className="prose-columns">
            {parts.map((part, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are never reordered
              <div key={index} className="prose">
                <RichText value={part} />
              </div>
            ))}
          </div>
        ) : (
          <div className={classes('prose', block.width === 'full' && 'max-w-none')}>
            <RichText value={content} />
          </div>
        )}
      </div>
    </div>
  );
}
