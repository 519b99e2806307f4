import { type MouseEvent, useEffect } from 'react';
import { useClient, useCurrentUser, usePerspective } from 'sanity';
import type { PreviewHeaderProps } from 'sanity/presentation';
import { openPreview } from '../document/previewAddress.ts';
import { API_VERSION } from '../document/site.ts';
import { keepPreviewFrame } from './previewFrame.ts';

/**
 * The tool's own header. Its button that opens the page in a tab of its own would show visitors' page there, since what
 * lets the frame see drafts is kept apart for it: so the tab is led through the way that lets it see them as well.
 */
export function PreviewHeader(props: PreviewHeaderProps) {
  const client = useClient({ apiVersion: API_VERSION });
  const user = useCurrentUser();
  const { perspectiveStack } = usePerspective();
  const { iframeRef, presentationRef } = props;
  useEffect(() => keepPreviewFrame({ iframeRef, presentationRef }), [iframeRef, presentationRef]);
  function openWithDrafts(event: MouseEvent<HTMLDivElement>) {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[target=_blank]') : null;
    if (!link) return;
    event.preventDefault();
    event.stopPropagation();
    const { origin, pathname, search } = new URL(link.href);
    // The tab opens with the click: browsers block one that opens later.
    const tab = window.open('about:blank', '_blank');
    openPreview({
      client,
      userId: user?.id,
      tab,
      origin,
      path: pathname + search,
      perspective: perspectiveStack,
    }).catch(() => tab?.close());
  }
  return (
    <div style={{ width: '100%' }} onClickCapture={openWithDrafts}>
      {props.renderDefault(props)}
    </div>
  );
}
