import type { PreviewHeaderProps } from 'sanity/presentation';

type Frame = Pick<PreviewHeaderProps, 'iframeRef' | 'presentationRef'>;

let frame: Frame | null = null;

/** Stores the frame of the preview tool while it is mounted. Returns a function that clears it. */
export function setPreviewFrame(shown: Frame): () => void {
  frame = shown;
  return () => {
    if (frame === shown) frame = null;
  };
}

/**
 * Navigates the preview frame. The tool's own navigation is lost if the page has not connected yet. Waits for
 * a loading page, as its response enables drafts in the frame.
 */
export function navigatePreviewFrame(address: string): void {
  const element = frame?.iframeRef.current;
  if (!frame || !element) return;
  const { presentationRef } = frame;
  const lead = () => {
    element.contentWindow?.location.replace(address);
    presentationRef.send({ type: 'iframe reload' });
  };
  const isLoading = presentationRef.getSnapshot().matches('loading');
  if (isLoading) element.addEventListener('load', lead, { once: true });
  else lead();
}
