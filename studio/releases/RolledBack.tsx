import { Badge, Card, Spinner, Stack, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { useClient, useSchema } from 'sanity';
import { IntentLink } from 'sanity/router';
import { API_VERSION } from '../document/site.ts';
import { planOf } from './publishedReleases.ts';
import styles from './Releases.module.css';
import type { RollBack } from './rolledBack.ts';
import type { Step } from './steps.ts';

const CHANGES = {
  restore: 'restored',
  unpublish: 'unpublished',
  publish: 'published again',
} as const;

/** The state of a release after its rollback: when, and what became of each document. */
export function RolledBack({ releaseId, rollBack }: { releaseId: string; rollBack: RollBack }) {
  const client = useClient({ apiVersion: API_VERSION });
  const [steps, setSteps] = useState<Step[] | null>(null);
  useEffect(() => {
    let isStale = false;
    planOf(client, releaseId).then(
      (plan) => !isStale && setSteps(plan.steps),
      // The rollback itself lists the documents, too.
      () => !isStale && setSteps([]),
    );
    return () => {
      isStale = true;
    };
  }, [client, releaseId]);
  const when = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Card as="section" aria-label="Rolled back" padding={4} className={styles.rolledBack}>
      <Stack gap={5}>
        <Card tone="caution" padding={4} border radius={3} role="status">
          <Stack gap={4}>
            <Text as="h2" size={1} weight="semibold">
              Rolled back on {when.format(new Date(rollBack.at))}
            </Text>
            <Text size={1}>
              Visitors see the content from before this release.{' '}
              <IntentLink intent="release" params={{ id: rollBack.releaseId }}>
                Open the rollback
              </IntentLink>{' '}
              to publish this release’s content again.
            </Text>
          </Stack>
        </Card>
        {steps === null && <Spinner muted />}
        {steps !== null && steps.length > 0 && (
          <ul className={styles.steps} aria-label="Documents">
            {steps.map((step) => (
              <Line key={step.id} step={step} />
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  );
}

function Line({ step: { id, type, title, change } }: { step: Step }) {
  const typeTitle = useSchema().get(type)?.title ?? type;
  return (
    <li className={styles.step}>
      <Stack gap={2}>
        <Text size={1} weight="medium">
          {change === 'unpublish' ? (
            title
          ) : (
            <IntentLink intent="edit" params={{ id, type }}>
              {title}
            </IntentLink>
          )}
        </Text>
        <Text size={1} muted>
          {typeTitle}
        </Text>
      </Stack>
      <Badge fontSize={0}>{CHANGES[change]}</Badge>
    </li>
  );
}
