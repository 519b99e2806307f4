import { type MouseEvent, useEffect } from 'react';
import { useClient, useCurrentUser, usePerspective } from 'sanity';
import type { PreviewHeaderProps } from 'sanity/presentation';
import { openPreview } from '../document/previewAddress.ts';
import { API_VERSION } from '../document/site.ts';
import { setPreviewFrame } from './previewFrame.ts';

/**
 * Wraps the tool's header. Its button for a new tab would show the published page, as the preview cookie is
 * partitioned to the frame, so the tab is opened through the preview route instead.
 */
export function PreviewHeader(props: PreviewHeaderProps) {
  const client = useClient({ apiVersion: API_VERSION });
  const user = useCurrentUser();
  const { perspectiveStack } = usePerspective();
  const { iframeRef, presentationRef } = props;
  useEffect(() => setPreviewFrame({ iframeRef, presentationRef }), [iframeRef, presentationRef]);
  function openWithDrafts(event: MouseEvent<HTMLDivElement>) {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[target=_blank]') : null;
    if (!link) return;
    event.preventDefault();
    event.stopPropagation();
    const { origin, pathname, search } = new URL(link.href);
    // Opened in the click handler, as browsers block tabs opened later.
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
