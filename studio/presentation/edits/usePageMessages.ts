import { PAGE_EDIT } from '@forecourt/lib/sites/page-edit';
import { type PageMessage, pageMessageSchema } from '@forecourt/lib/sites/page-edit-messages';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { EditProblem, type PageEditor } from './usePageEditor.ts';

const FAILED = 'This did not work. Try again.';

/**
 * Answers the messages of the previewed page.
 * @param targetOrigin of the previewed site; messages from other origins or windows are ignored
 */
export function usePageMessages(
  iframeRef: RefObject<HTMLIFrameElement | null>,
  targetOrigin: string,
  editor: PageEditor,
): void {
  const perform = useEffectEvent((message: PageMessage) => answerTo(editor, message));
  useEffect(() => {
    // One at a time, as each change depends on the one before.
    let queue: Promise<unknown> = Promise.resolve();
    let isTyping = false;
    const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
      const frame = iframeRef.current?.contentWindow;
      if (!frame || source !== frame || origin !== targetOrigin) return;
      const parsed = pageMessageSchema.safeParse(data);
      if (!parsed.success) return;
      const message = parsed.data;
      const answer = (content: object) =>
        frame.postMessage({ app: PAGE_EDIT, request: message.request, ...content }, targetOrigin);
      if (message.kind === 'begin') isTyping = true;
      // A page that was loaded again during typing never ended it.
      if (message.kind === 'end' || message.kind === 'hello') isTyping = false;
      queue = queue
        .then(() => perform(message))
        .then(answer, (error: unknown) =>
          answer({ problem: error instanceof EditProblem ? error.message : FAILED }),
        );
    };
    // The form focuses the field of a clicked text, which would take the keyboard from the page.
    const keepFocus = () => {
      if (isTyping && document.activeElement !== iframeRef.current) iframeRef.current?.focus();
    };
    const leave = () => {
      isTyping = false;
    };
    addEventListener('message', listen);
    document.addEventListener('focusin', keepFocus);
    document.addEventListener('pointerdown', leave, true);
    return () => {
      removeEventListener('message', listen);
      document.removeEventListener('focusin', keepFocus);
      document.removeEventListener('pointerdown', leave, true);
    };
  }, [iframeRef, targetOrigin]);
}

async function answerTo(editor: PageEditor, message: PageMessage): Promise<object> {
  switch (message.kind) {
    case 'hello':
      return {};
    case 'begin':
      return { text: await editor.begin(message.place) };
    case 'type':
      await editor.type(message.place, message.value);
      return {};
    case 'end':
      editor.endTyping();
      return {};
    case 'describe':
      return { item: await editor.describe(message.place) };
    case 'change':
      await editor.change(message.place, message.change);
      return {};
    case 'move':
      await editor.move(message.place, message.next, message.position);
      return {};
    case 'undo':
      await editor.undo();
      return {};
    case 'redo':
      await editor.redo();
      return {};
  }
}
