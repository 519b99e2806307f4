import { RedoIcon } from '@sanity/icons/Redo';
import { UndoIcon } from '@sanity/icons/Undo';
import { Button, Flex, Spinner, Text } from '@sanity/ui';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { DeviceFrame } from './DeviceFrame.tsx';
import { useEditAction } from './edits/useEditAction.ts';
import type { PageEditor } from './edits/usePageEditor.ts';

const EDITABLE = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

/** Undo and redo of changes made on the page, the state of the connection, and the width of the preview. */
export function EditBar({
  editor,
  isConnected,
  iframeRef,
}: {
  editor: PageEditor;
  isConnected: boolean;
  iframeRef: RefObject<HTMLIFrameElement | null>;
}) {
  const run = useEditAction();
  const { undoLabel, redoLabel, undo, redo } = editor;
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isIn = event.target instanceof Element && event.target.closest(EDITABLE);
    if (isIn || event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    run(event.shiftKey ? redo : undo);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <Flex align="center" gap={2} paddingX={1} wrap="wrap">
      <Flex role="group" aria-label="Changes on the page" gap={1}>
        <Button
          mode="bleed"
          padding={2}
          icon={UndoIcon}
          aria-label={undoLabel ? `Undo: ${undoLabel}` : 'Undo'}
          title={undoLabel ? `Undo: ${undoLabel}` : 'Undo'}
          disabled={!undoLabel}
          onClick={() => run(undo)}
        />
        <Button
          mode="bleed"
          padding={2}
          icon={RedoIcon}
          aria-label={redoLabel ? `Redo: ${redoLabel}` : 'Redo'}
          title={redoLabel ? `Redo: ${redoLabel}` : 'Redo'}
          disabled={!redoLabel}
          onClick={() => run(redo)}
        />
      </Flex>
      <Flex flex={1} align="center" gap={2} role="status">
        {isConnected ? (
          <Text size={1} muted>
            Double-click a text to type
          </Text>
        ) : (
          <>
            <Spinner size={1} muted />
            <Text size={1} muted>
              Getting the page ready to edit…
            </Text>
          </>
        )}
      </Flex>
      <DeviceFrame iframeRef={iframeRef} />
    </Flex>
  );
}
