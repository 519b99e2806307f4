import type { PreviewHeaderProps } from 'sanity/presentation';

type Frame = Pick<PreviewHeaderProps, 'iframeRef' | 'presentationRef'>;

let frame: Frame | null = null;

/** Keeps the frame in which the tool shows pages, for as long as it is there; gives what forgets it again. */
export function keepPreviewFrame(shown: Frame): () => void {
  frame = shown;
  return () => {
    if (frame === shown) frame = null;
  };
}

/**
 * Leads the tool's frame to an address. The tool's own way asks the page to go there: it forgets what is asked before
 * the page says for the first time which one it is. A page that still loads is waited for, as its answer lets the frame
 * see drafts.
 */
export function leadPreviewFrame(address: string): void {
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
