import { Card, Stack, Text } from '@sanity/ui';
import { IntentLink } from 'sanity/router';
import styles from './Calendar.module.css';
import type { Conflict } from './conflicts.ts';

/** Number of conflicts shown before the rest is opened. */
const SHOWN = 3;

/** Lists conflicts with links to the documents. */
export function Conflicts({ conflicts }: { conflicts: readonly Conflict[] }) {
  if (conflicts.length === 0) return null;
  const rest = conflicts.slice(SHOWN);
  return (
    <Card as="section" aria-label="Conflicts" tone="caution" marginTop={4} padding={4} border radius={3}>
      <Stack gap={4}>
        <Text as="h2" size={1} weight="semibold">
          {conflicts.length === 1 ? '1 conflict' : `${conflicts.length} conflicts`}
        </Text>
        <List conflicts={conflicts.slice(0, SHOWN)} />
        {rest.length > 0 && (
          <details className={styles.more}>
            <summary>Show {rest.length} more</summary>
            <List conflicts={rest} />
          </details>
        )}
      </Stack>
    </Card>
  );
}

function List({ conflicts }: { conflicts: readonly Conflict[] }) {
  return (
    <ul className={styles.conflicts}>
      {conflicts.map(({ key, text, spans }) => (
        <li key={key}>
          <Text size={1} className={styles.name}>
            {text}{' '}
            {spans.map(({ key: spanKey, title, opens }) => (
              <span key={spanKey} className={styles.opens}>
                <IntentLink {...opens}>Open ‘{title}’</IntentLink>
              </span>
            ))}
          </Text>
        </li>
      ))}
    </ul>
  );
}
