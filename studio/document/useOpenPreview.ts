import { useToast } from '@sanity/ui/toast';
import { useState } from 'react';
import { useClient, useCurrentUser } from 'sanity';
import { openPreview, type PreviewedPage } from './previewAddress.ts';
import { API_VERSION } from './site.ts';

/**
 * Opens a page of a site as it would be, in a tab of its own; what goes wrong is told in a toast, and the tab is closed.
 * @returns `open` is to be called by the press itself: browsers block a tab that opens later
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
