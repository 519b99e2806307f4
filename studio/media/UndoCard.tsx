import { Button, Card, Flex, Text } from '@sanity/ui';
import type { SanityClient } from 'sanity';
import { type Replacement, undoReplacement } from './replace.ts';
import { useRun } from './useRun.ts';

/** The last replacement, with a button that undoes it. */
export function UndoCard({
  client,
  replacement,
  onChange,
  onClose,
}: {
  client: SanityClient;
  replacement: Replacement;
  onChange: () => void;
  onClose: () => void;
}) {
  const { isBusy, run } = useRun(onChange);
  const { from, to, documents } = replacement;
  async function undo() {
    const isDone = await run(async () => {
      await undoReplacement(client, replacement);
      return `‘${from}’ was restored`;
    });
    if (isDone) onClose();
  }
  return (
    <Card as="section" aria-label="Last replacement" border radius={3} padding={3} tone="positive">
      <Flex align="center" gap={3} wrap="wrap">
        <Text size={1}>
          '{from}' was replaced by '{to}' in {documents} {documents === 1 ? 'place' : 'places'}.
        </Text>
        <Button
          mode="ghost"
          fontSize={1}
          text="Undo"
          disabled={isBusy}
          loading={isBusy}
          onClick={() => void undo()}
        />
        <Button mode="bleed" fontSize={1} text="Dismiss" onClick={onClose} />
      </Flex>
    </Card>
  );
}
