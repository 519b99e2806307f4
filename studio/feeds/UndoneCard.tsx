import type { RunAnswer } from '@forecourt/lib/inventory/stock/runs/runs';
import { Card, Text } from '@sanity/ui';
import { StateLink } from 'sanity/router';
import { Person } from '../back-office/Person.tsx';
import styles from './Feeds.module.css';
import { hereText } from './here.ts';

/** That a run was undone, by whom and when; or which one this one undid. */
export function UndoneCard({ run, undoneBy }: Pick<RunAnswer, 'run' | 'undoneBy'>) {
  const other = undoneBy?.id ?? run.undoes;
  if (other === null) return null;
  return (
    <Card tone="caution" border radius={3} padding={4}>
      <Text size={1} className={styles.typed}>
        {undoneBy ? (
          <>
            Undone by <Person id={undoneBy.by} /> on {hereText(undoneBy.at)}.{' '}
          </>
        ) : (
          <>
            {run.by && <Person id={run.by} />} put the vehicles back as they were before another run; what it
            had added is not shown any more.{' '}
          </>
        )}
        <StateLink state={{ feed: run.feed, run: String(other) }}>
          {undoneBy ? 'See what that changed' : 'See that run'}
        </StateLink>
      </Text>
    </Card>
  );
}
