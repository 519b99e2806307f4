import { Card, Stack } from '@sanity/ui';
import { type MouseEvent, useEffect } from 'react';
import { useClient, useCurrentUser, usePerspective } from 'sanity';
import type { PreviewHeaderProps } from 'sanity/presentation';
import { openPreview } from '../document/previewAddress.ts';
import { API_VERSION } from '../document/site.ts';
import { EditBar } from './EditBar.tsx';
import { AddItemDialog } from './edits/AddItemDialog.tsx';
import { sharePageEditor } from './edits/pageEditorStore.ts';
import { useEditAction } from './edits/useEditAction.ts';
import { usePageEditor } from './edits/usePageEditor.ts';
import { usePageMessages } from './edits/usePageMessages.ts';
import { storePreview } from './lastPreview.ts';
import styles from './Presentation.module.css';
import { isPagePath } from './pagePath.ts';
import { setPreviewFrame } from './previewFrame.ts';
import { useSites } from './useSites.ts';

/**
 * Wraps the tool's header. Its button for a new tab would show the published page, as the preview cookie is
 * partitioned to the frame, so the tab is opened through the preview route instead.
 */
export function PreviewHeader(props: PreviewHeaderProps) {
  const client = useClient({ apiVersion: API_VERSION });
  const user = useCurrentUser();
  const { perspectiveStack } = usePerspective();
  const { iframeRef, presentationRef, targetOrigin, previewUrl = '/', overlaysConnection } = props;
  const site = useSites()?.find(({ origin }) => origin === targetOrigin);
  const editor = usePageEditor(site);
  const run = useEditAction();
  const siteId = site?.id;
  const { pathname } = new URL(previewUrl, targetOrigin);
  usePageMessages(iframeRef, targetOrigin, editor);
  useEffect(() => setPreviewFrame({ iframeRef, presentationRef }), [iframeRef, presentationRef]);
  useEffect(() => sharePageEditor(editor));
  useEffect(() => () => sharePageEditor(null), []);
  useEffect(() => {
    if (siteId && isPagePath(pathname)) storePreview(siteId, pathname);
  }, [siteId, pathname]);
  useEffect(() => {
    // A page that connects slowly is shown without the tool's warning; the bar says that it is not ready.
    const carryOn = (state: ReturnType<typeof presentationRef.getSnapshot>) => {
      if (state.hasTag('overlays connection timed out')) presentationRef.send({ type: 'continue anyway' });
    };
    carryOn(presentationRef.getSnapshot());
    const subscription = presentationRef.subscribe(carryOn);
    return () => subscription.unsubscribe();
  }, [presentationRef]);
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
  const { question } = editor;
  return (
    <Stack gap={2} flex={1} className={styles.header}>
      <div onClickCapture={openWithDrafts}>{props.renderDefault(props)}</div>
      <Card>
        <EditBar editor={editor} isConnected={overlaysConnection === 'connected'} iframeRef={iframeRef} />
      </Card>
      {question && (
        <AddItemDialog
          question={question}
          onChoose={(type) => run(() => editor.add(question, type))}
          onClose={editor.closeQuestion}
        />
      )}
    </Stack>
  );
}
