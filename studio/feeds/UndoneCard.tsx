import type { RunAnswer } from '@forecourt/lib/inventory/stock/runs/runs';
import { Card, Text } from '@sanity/ui';
import { StateLink } from 'sanity/router';
import { Person } from '../back-office/Person.tsx';
import styles from './Feeds.module.css';
import { localTimeText } from './localTime.ts';

/** Shows who undid a run and when, or which run this one undid. */
export function UndoneCard({ run, undoneBy }: Pick<RunAnswer, 'run' | 'undoneBy'>) {
  const other = undoneBy?.id ?? run.undoes;
  if (other === null) return null;
  return (
    <Card tone="caution" border radius={3} padding={4}>
      <Text size={1} className={styles.typed}>
        {undoneBy ? (
          <>
            Undone by <Person id={undoneBy.by} /> on {localTimeText(undoneBy.at)}.{' '}
          </>
        ) : (
          <>
            {run.by && <Person id={run.by} />} restored the vehicles as they were before another run. Vehicles
            it had added are hidden.{' '}
          </>
        )}
        <StateLink state={{ feed: run.feed, run: String(other) }}>
          {undoneBy ? 'View undo run' : 'View that run'}
        </StateLink>
      </Text>
    </Card>
  );
}
