import { useToast } from '@sanity/ui/toast';
import { useState } from 'react';
import { useClient, useCurrentUser } from 'sanity';
import { openPreview, type PreviewedPage } from './previewAddress.ts';
import { API_VERSION } from './site.ts';

/**
 * Opens a preview in a new tab. On errors it shows a toast and closes the tab.
 * @returns `open`, which must be called in the click handler, as browsers block tabs opened later
 */
export function useOpenPreview() {
  const client = useClient({ apiVersion: API_VERSION });
  const user = useCurrentUser();
  const toast = useToast();
  const [isOpening, setOpening] = useState(false);

  async function open(
    pageOf: (lake: typeof client) => PreviewedPage | Promise<PreviewedPage>,
  ): Promise<void> {
    const tab = window.open('about:blank', '_blank');
    setOpening(true);
    try {
      await openPreview({ client, userId: user?.id, tab, ...(await pageOf(client)) });
    } catch (reason) {
      tab?.close();
      const description = reason instanceof Error ? reason.message : String(reason);
      toast.push({ status: 'error', title: 'The preview could not be opened', description });
    } finally {
      setOpening(false);
    }
  }

  return { isOpening, open };
}
