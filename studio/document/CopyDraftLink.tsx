import { publishedIdOf } from '@forecourt/lib/sites/content-lake/document-id';
import { LinkIcon } from '@sanity/icons/Link';
import { useToast } from '@sanity/ui/toast';
import { useState } from 'react';
import type { DocumentActionComponent } from 'sanity';
import { useBackOffice } from '../back-office/useBackOffice.ts';

/** Copies a link that shows only this draft for a week, for colleagues without an account. */
export const copyDraftLink: DocumentActionComponent = ({ id, draft }) => {
  const connection = useBackOffice();
  const toast = useToast();
  const [copying, setCopying] = useState(false);

  async function copy() {
    if (!('office' in connection)) return;
    setCopying(true);
    try {
      const { url, until } = await connection.office.draftLink(publishedIdOf(id));
      await navigator.clipboard.writeText(url);
      const end = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long' }).format(new Date(until));
      toast.push({
        status: 'success',
        title: 'Draft link copied',
        description: `Anyone with the link can see this draft until ${end}.`,
      });
    } catch (reason) {
      const description = reason instanceof Error ? reason.message : String(reason);
      toast.push({ status: 'error', title: 'The draft link could not be copied', description });
    } finally {
      setCopying(false);
    }
  }

  if (!draft) return null;
  return {
    label: copying ? 'Copying…' : 'Copy draft link',
    icon: LinkIcon,
    disabled: copying || !('office' in connection),
    title: 'For colleagues without an account. The link shows only this draft for seven days.',
    onHandle: () => void copy(),
  };
};
copyDraftLink.displayName = 'CopyDraftLink';
