import { Button, Flex, Stack, Text } from '@sanity/ui';
import { useUser } from 'sanity';
import { type MatrixHistory, madeAtOnce, type PastChange } from './history.ts';
import { wordsOf } from './values.ts';

/** Older changes than these are for the history of the document. */
const MOST_LISTED = 5;
const momentWords = (at: string) =>
  new Date(at).toLocaleString('en-AU', { dateStyle: 'medium', timeStyle: 'short' });

/** Who changed a row at a site and when, the latest first, each with the way back to what was before it. */
export function PastChanges({
  changes,
  history,
  onPutBack,
}: {
  changes: readonly PastChange[];
  history: MatrixHistory;
  /** Puts these back as they were before; null for those who may not. */
  onPutBack: ((changes: PastChange[]) => void) | null;
}) {
  return (
    <Stack gap={3}>
      <Text size={1} weight="semibold">
        Changes
      </Text>
      {changes.length === 0 && (
        <Text size={1} muted>
          Nobody has changed this, as far back as the history tells.
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
            text={alike.length > 1 ? 'Put back here' : 'Put back'}
            title={`As it was before: ${wordsOf(change.name, change.from)}`}
            onClick={() => onPutBack([change])}
          />
          {alike.length > 1 && (
            <Button
              mode="ghost"
              fontSize={1}
              text={`Put back at all ${alike.length} sites`}
              onClick={() => onPutBack(alike)}
            />
          )}
        </Flex>
      )}
    </Flex>
  );
}
