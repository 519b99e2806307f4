import { RichText } from '@/layout/RichText.tsx';
import { classes } from '@/ui/classes.ts';
import type { BlockProps } from '../block.ts';

/** Formatted text in a measure that reads well, or as wide as the page. */
export function RichTextBlock({ block }: BlockProps<'richText'>) {
  if (block.content.length === 0) return null;
  return (
    <div className="section">
      <div className="container">
        <div className={classes('prose', block.width === 'full' && 'max-w-none')}>
          <RichText value={block.content} />
        </div>
      </div>
    </div>
  );
}
