import { Button, Flex, Stack, Text } from '@sanity/ui';
import { useUser } from 'sanity';
import { type MatrixHistory, madeAtOnce, type PastChange } from './history.ts';
import { wordsOf } from './values.ts';

/** Older changes can be found in the document's history. */
const MOST_LISTED = 5;
const momentWords = (at: string) =>
  new Date(at).toLocaleString('en-AU', { dateStyle: 'medium', timeStyle: 'short' });

/** Lists who changed a row at a site and when, latest first, with buttons that restore the previous value. */
export function PastChanges({
  changes,
  history,
  onPutBack,
}: {
  changes: readonly PastChange[];
  history: MatrixHistory;
  /** Restores the values before these changes; null if the user may not. */
  onPutBack: ((changes: PastChange[]) => void) | null;
}) {
  return (
    <Stack gap={3}>
      <Text size={1} weight="semibold">
        Changes
      </Text>
      {changes.length === 0 && (
        <Text size={1} muted>
          No changes in the history.
        </Text>
      )}
      {changes.slice(0, MOST_LISTED).map((change) => (
        <Entry key={change.transaction} change={change} history={history} onPutBack={onPutBack} />
      ))}
    </Stack>
  );
}

function Entry({
  change,
  history,
  onPutBack,
}: {
  change: PastChange;
  history: MatrixHistory;
  onPutBack: ((changes: PastChange[]) => void) | null;
}) {
  const [user] = useUser(change.author);
  const alike = madeAtOnce(history, change.transaction).filter(({ name }) => name === change.name);
  return (
    <Flex align="center" justify="space-between" gap={3}>
      <Stack gap={2} flex={1}>
        <Text size={1}>
          {wordsOf(change.name, change.from)} → {wordsOf(change.name, change.to)}
        </Text>
        <Text size={1} muted>
          {user?.displayName ?? change.author}, {momentWords(change.at)}
        </Text>
      </Stack>
      {onPutBack && (
        <Flex gap={1} wrap="wrap">
          <Button
            mode="ghost"
            fontSize={1}
            text={alike.length > 1 ? 'Restore here' : 'Restore'}
            title={`Restores the previous value: ${wordsOf(change.name, change.from)}`}
            onClick={() => onPutBack([change])}
          />
          {alike.length > 1 && (
            <Button
              mode="ghost"
              fontSize={1}
              text={`Restore at all ${alike.length} sites`}
              onClick={() => onPutBack(alike)}
            />
          )}
        </Flex>
      )}
    </Flex>
  );
}
