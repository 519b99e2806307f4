import { trialText } from '@forecourt/lib/sites/trial';
import { EyeOpenIcon } from '@sanity/icons/EyeOpen';
import { Button } from '@sanity/ui';
import { useOpenPreview } from '../document/useOpenPreview.ts';
import { seenAt } from './effects.ts';
import type { MatrixRow } from './rows.ts';
import type { SiteColumn } from './siteColumn.ts';

/**
 * Opens a page of a site as it would be with a change, for whoever is about to make it: nothing is written, and nobody
 * else sees it. The page has the way to how it is without.
 */
export function LookFirst({
  row,
  value,
  site,
  disabled = false,
}: {
  row: MatrixRow;
  /** What the row would be; null is the default. */
  value: unknown;
  /** Where it is looked at; undefined while no site is chosen. */
  site: SiteColumn | undefined;
  disabled?: boolean;
}) {
  const { isOpening, open } = useOpenPreview();
  const place = site ? seenAt(row.name, site, value) : null;

  const look = () => {
    if (!place) return;
    void open(() => {
      const trial = trialText({ [row.name]: value });
      if (trial === null) throw new Error('It is too long to be shown before it is set.');
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
          ? 'No page shows it, or the site has no address yet'
          : 'Opens a page with the change, to you alone'
      }
      disabled={disabled || isOpening || !place}
      onClick={look}
    />
  );
}
