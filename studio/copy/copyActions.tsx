import { isTranslation } from '@forecourt/lib/sites/translations';
import { CopyIcon } from '@sanity/icons/Copy';
import { DocumentsIcon } from '@sanity/icons/Documents';
import { SplitVerticalIcon } from '@sanity/icons/SplitVertical';
import { useToast } from '@sanity/ui/toast';
import { type ReactNode, useState } from 'react';
import {
  type DocumentActionComponent,
  type DocumentActionDescription,
  type DocumentActionProps,
  type SanityDocument,
  useClient,
} from 'sanity';
import { useRouter } from 'sanity/router';
import { API_VERSION, siteIdOf } from '../document/site.ts';
import { CopyBlocks } from './CopyBlocks.tsx';
import { CopyToSites } from './CopyToSites.tsx';
import { readCopyFacts } from './copyFacts.ts';
import { COPIED_TYPES, planCopy } from './plan.ts';
import { makeDrafts } from './write.ts';

/** Returns an action that opens a dialog about the document. */
function useDialog(
  { draft, published, version }: DocumentActionProps,
  label: string,
  icon: typeof CopyIcon,
  content: (document: SanityDocument, onClose: () => void) => ReactNode,
): DocumentActionDescription | null {
  const [document, setDocument] = useState<SanityDocument | null>(null);
  const now = version ?? draft ?? published;
  // A copy would belong to no English document.
  if (!now || isTranslation(now)) return null;
  const close = () => setDocument(null);
  return {
    label: `${label}…`,
    icon,
    disabled: !siteIdOf(now),
    title: siteIdOf(now) ? undefined : 'Choose a site first',
    onHandle: () => setDocument(now),
    dialog: document && {
      type: 'dialog',
      header: label,
      width: 'medium',
      content: content(document, close),
      onClose: close,
    },
  };
}

const copyToSites: DocumentActionComponent = (props) =>
  useDialog(props, 'Copy to other sites', DocumentsIcon, (document, onClose) => (
    <CopyToSites document={document} from={siteIdOf(document) ?? ''} onClose={onClose} />
  ));
copyToSites.displayName = 'CopyToSites';

const copyBlocks: DocumentActionComponent = (props) =>
  useDialog(props, 'Copy blocks to another page', SplitVerticalIcon, (document, onClose) => (
    <CopyBlocks document={document} onClose={onClose} />
  ));
copyBlocks.displayName = 'CopyBlocks';

/**
 * Replaces Sanity's duplicate action, which would keep the address. Addresses must be unique within a site.
 */
const duplicate: DocumentActionComponent = ({ draft, published, version, type }) => {
  const client = useClient({ apiVersion: API_VERSION });
  const router = useRouter();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const document = version ?? draft ?? published;
  const siteId = document && siteIdOf(document);

  async function make(original: SanityDocument, own: string) {
    setBusy(true);
    try {
      const facts = await readCopyFacts(client, [original], [own]);
      const site = facts.sites.find(({ id }) => id === own);
      if (!site) throw new Error('The site could not be loaded.');
      const copies = planCopy(original, {
        facts,
        from: site,
        to: site,
        along: false,
        newId: () => crypto.randomUUID(),
      });
      await makeDrafts(client, copies);
      router.navigateIntent('edit', { id: copies[0]?.id ?? '', type });
    } catch (reason) {
      const description = reason instanceof Error ? reason.message : String(reason);
      toast.push({ status: 'error', title: 'The document could not be duplicated', description });
    } finally {
      setBusy(false);
    }
  }

  if (!document) return null;
  return {
    label: busy ? 'Duplicating…' : 'Duplicate',
    icon: CopyIcon,
    disabled: busy || !siteId,
    title: 'Creates a draft with the same content and a new address',
    onHandle: () => void (siteId && make(document, siteId)),
  };
};
duplicate.action = 'duplicate';
duplicate.displayName = 'DuplicateWithOwnAddress';

/**
 * Replaces the duplicate action of types that can be copied, and adds the actions that copy to other sites
 * and pages.
 */
export function withCopies(actions: DocumentActionComponent[], type: string): DocumentActionComponent[] {
  if (!(type in COPIED_TYPES)) return actions;
  const own = actions.map((action) => (action.action === 'duplicate' ? duplicate : action));
  return [...own, copyToSites, ...(type === 'page' ? [copyBlocks] : [])];
}
