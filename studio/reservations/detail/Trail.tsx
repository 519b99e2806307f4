import type { Actor, TrailAnswer } from '@forecourt/lib/operations/back-office/contract';
import { Stack, Text } from '@sanity/ui';
import { useId } from 'react';
import { momentText } from '../../back-office/moments.ts';
import { Person } from '../../back-office/Person.tsx';
import styles from '../Reservations.module.css';
import { ACTOR_NAMES, reasonText, trailText } from '../texts.ts';

/** The audit trail, latest step first. */
export function Trail({ trail, timeZone }: { trail: readonly TrailAnswer[]; timeZone: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack gap={4}>
        <Text as="h3" size={1} weight="semibold" id={id}>
          History
        </Text>
        <ol className={styles.trail} reversed>
          {trail.toReversed().map((step) => (
            <li key={`${step.at} ${step.to}`} className={styles.step}>
              <Step step={step} timeZone={timeZone} />
            </li>
          ))}
        </ol>
      </Stack>
    </section>
  );
}

function Step({ step, timeZone }: { step: TrailAnswer; timeZone: string }) {
  const { actor, reason, note, at } = step;
  // Notes of automated steps are ids for debugging. Only staff notes are shown.
  const byStaff = actor.kind === 'staff';
  const why = byStaff || reason === 'requested' ? null : reasonText(reason);
  return (
    <Stack gap={3}>
      <Text size={1} weight="medium">
        {trailText(step)}
      </Text>
      {note && byStaff && (
        <Text size={1} className={styles.note}>
          {note}
        </Text>
      )}
      {why && (
        <Text size={1} muted>
          {why}
        </Text>
      )}
      <Text size={1} muted>
        <Who actor={actor} /> · <time dateTime={at}>{momentText(at, timeZone)}</time>
      </Text>
    </Stack>
  );
}

const Who = ({ actor }: { actor: Actor }) =>
  actor.kind === 'staff' ? <Person id={actor.id} /> : ACTOR_NAMES[actor.kind];
