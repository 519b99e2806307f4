import { trialText } from '@forecourt/lib/site/trial';
import { EyeOpenIcon } from '@sanity/icons/EyeOpen';
import { Button } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useState } from 'react';
import { useClient, useCurrentUser } from 'sanity';
import { openPreview } from '../document/previewAddress.ts';
import { API_VERSION } from '../document/site.ts';
import { seenAt } from './effects.ts';
import type { MatrixRow, SiteColumn } from './rows.ts';

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
  const client = useClient({ apiVersion: API_VERSION });
  const user = useCurrentUser();
  const toast = useToast();
  const [opening, setOpening] = useState(false);
  const place = site ? seenAt(row.name, site, value) : null;

  async function open(tab: Window | null) {
    if (!place) return;
    setOpening(true);
    try {
      const trial = trialText({ [row.name]: value });
      if (trial === null) throw new Error('It is too long to be shown before it is set.');
      await openPreview({ client, userId: user?.id, tab, ...place, perspective: ['published'], trial });
    } catch (reason) {
      tab?.close();
      const description = reason instanceof Error ? reason.message : String(reason);
      toast.push({ status: 'error', title: 'The preview could not be opened', description });
    } finally {
      setOpening(false);
    }
  }

  return (
    <Button
      mode="ghost"
      fontSize={1}
      icon={EyeOpenIcon}
      text={opening ? 'Opening…' : 'Look at it first'}
      title={
        site && !place
          ? 'No page shows it, or the site has no address yet'
          : 'Opens a page with the change, to you alone'
      }
      disabled={disabled || opening || !place}
      // The tab opens with the press: browsers block one that opens later.
      onClick={() => void open(window.open('about:blank', '_blank'))}
    />
  );
}
