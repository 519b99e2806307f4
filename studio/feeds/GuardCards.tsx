import type { RunAnswer } from '@forecourt/lib/inventory/stock/runs/runs';
import { Card, Stack, Text } from '@sanity/ui';
import styles from './Feeds.module.css';
import { GUARD_ADVICE } from './texts.ts';

/** Explains why a run changed nothing or which warnings a person accepted, and what to do. */
export function GuardCards({ run, details }: Pick<RunAnswer, 'run' | 'details'>) {
  const guards = details?.guards ?? [];
  const refusals = guards.filter(({ accepted }) => !accepted);
  const acceptedGuards = guards.filter((guard) => guard.accepted);
  return (
    <>
      {run.error && (
        <Card tone="critical" border radius={3} padding={4}>
          <Stack gap={4}>
            <Text as="h2" size={1} weight="semibold">
              {run.outcome === 'failed' ? 'The run failed. Nothing was changed.' : 'Nothing was changed'}
            </Text>
            {refusals.length === 0 && (
              <Text size={1} className={styles.typed}>
                {run.error}
              </Text>
            )}
            {refusals.map(({ guard, text }) => (
              <Stack gap={3} key={text}>
                <Text size={1} className={styles.typed}>
                  {text}
                </Text>
                <Text size={1} muted>
                  {GUARD_ADVICE[guard]} If this is correct, ask your system administrator to accept it with
                  the keyword “{guard}”.
                </Text>
              </Stack>
            ))}
          </Stack>
        </Card>
      )}
      {acceptedGuards.length > 0 && (
        <Card tone="caution" border radius={3} padding={4}>
          <Stack gap={3}>
            <Text as="h2" size={1} weight="semibold">
              Accepted manually
            </Text>
            {acceptedGuards.map(({ text }) => (
              <Text size={1} key={text} className={styles.typed}>
                {text}
              </Text>
            ))}
          </Stack>
        </Card>
      )}
    </>
  );
}
