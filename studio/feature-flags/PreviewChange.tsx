import { trialText } from '@forecourt/lib/sites/trial';
import { EyeOpenIcon } from '@sanity/icons/EyeOpen';
import { Button } from '@sanity/ui';
import { useOpenPreview } from '../document/useOpenPreview.ts';
import { seenAt } from './effects.ts';
import type { MatrixRow } from './rows.ts';
import type { SiteColumn } from './siteColumn.ts';

/** A button that previews a change on a page of a site. Nothing is stored, and only the user sees it. */
export function PreviewChange({
  row,
  value,
  site,
  disabled = false,
}: {
  row: MatrixRow;
  /** The value to preview; null is the default. */
  value: unknown;
  /** The site to preview on; undefined if no site is chosen. */
  site: SiteColumn | undefined;
  disabled?: boolean;
}) {
  const { isOpening, open } = useOpenPreview();
  const place = site ? seenAt(row.name, site, value) : null;

  const look = () => {
    if (!place) return;
    void open(() => {
      const trial = trialText({ [row.name]: value });
      if (trial === null) throw new Error('This change is too long to preview.');
      return { ...place, perspective: ['published'], trial };
    });
  };

  return (
    <Button
      mode="ghost"
      fontSize={1}
      icon={EyeOpenIcon}
      text={isOpening ? 'Opening…' : 'Preview'}
      title={
        site && !place
          ? 'This change can’t be previewed, or the site has no address yet'
          : 'Opens a page with the change. Only you can see it.'
      }
      disabled={disabled || isOpening || !place}
      onClick={look}
    />
  );
}
