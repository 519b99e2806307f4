import { Badge, Button, Card, Flex, Spinner, Stack, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useEffect, useId, useState } from 'react';
import { useClient, useCurrentUser, useSchema, useUser } from 'sanity';
import { IntentLink } from 'sanity/router';
import { useBackOffice } from '../back-office/useBackOffice.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { API_VERSION } from '../document/site.ts';
import { planOf, type ReleasePlan } from './publishedReleases.ts';
import styles from './Releases.module.css';
import { ChangedMeanwhile, rollBackNow, stageRollBack } from './rollBack.ts';
import type { Step } from './steps.ts';
import { useOpenRelease } from './useOpenRelease.ts';

const CHANGES = {
  restore: { word: 'restored', tone: 'primary' },
  unpublish: { word: 'unpublished', tone: 'caution' },
  publish: { word: 'published again', tone: 'positive' },
} as const;

const wordsOf = (reason: unknown) => (reason instanceof Error ? reason.message : String(reason));

/**
 * A dialog that lists what a rollback changes, and rolls back at once or creates a release to preview first.
 */
export function RollBackDialog({ releaseId, onClose }: { releaseId: string; onClose: () => void }) {
  const id = useId();
  const client = useClient({ apiVersion: API_VERSION });
  const open = useOpenRelease(onClose);
  const userId = useCurrentUser()?.id ?? '';
  const connection = useBackOffice();
  const toast = useToast();
  const [plan, setPlan] = useState<ReleasePlan | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [working, setWorking] = useState(false);

  useEffect(() => {
    let isStale = false;
    planOf(client, releaseId).then(
      (newPlan) => !isStale && setPlan(newPlan),
      (reason: unknown) => !isStale && setProblem(wordsOf(reason)),
    );
    return () => {
      isStale = true;
    };
  }, [client, releaseId]);

  async function run(work: (plan: ReleasePlan) => Promise<void>) {
    if (!plan) return;
    setWorking(true);
    setProblem(null);
    try {
      await work(plan);
    } catch (reason) {
      if (reason instanceof ChangedMeanwhile) setPlan(reason.plan);
      else setProblem(wordsOf(reason));
      setWorking(false);
    }
  }
  const now = () =>
    run(async (readyPlan) => {
      const office = 'office' in connection ? connection.office : null;
      await rollBackNow(client, readyPlan, { userId, office });
      toast.push({
        status: 'success',
        title: `‘${readyPlan.title}’ was rolled back`,
        description: 'Visitors see the previous content again.',
      });
      onClose();
    });
  const lookFirst = () =>
    run(async (readyPlan) => {
      open((await stageRollBack(client, readyPlan, userId)).id);
    });

  const blockedSteps = plan?.steps.filter(({ obstacle }) => obstacle) ?? [];
  const isDisabled = working || !plan || blockedSteps.length > 0 || plan.steps.length === 0;
  return (
    <Dialog
      id={`${id}-take-back`}
      header={plan ? `Roll back: ${plan.title}` : 'Roll back'}
      width={1}
      onClose={onClose}
      footer={
        <Flex justify="flex-end" gap={2} padding={3} wrap="wrap">
          <Button mode="bleed" fontSize={1} text="Cancel" onClick={onClose} />
          <Button
            mode="ghost"
            fontSize={1}
            disabled={isDisabled}
            text="Preview"
            title="Creates a release that only editors can preview"
            onClick={() => void lookFirst()}
          />
          <Button
            tone="critical"
            fontSize={1}
            disabled={isDisabled}
            loading={working}
            text="Roll back now"
            onClick={() => void now()}
          />
        </Flex>
      }
    >
      <Stack gap={4} padding={4}>
        {problem && (
          <Card tone="critical" padding={4} radius={3} role="alert">
            <Text size={1}>{problem}</Text>
          </Card>
        )}
        {!plan && !problem && (
          <Flex justify="center" padding={5}>
            <Spinner muted />
          </Flex>
        )}
        {plan && blockedSteps.length > 0 && <Refusal steps={blockedSteps} />}
        {plan && blockedSteps.length === 0 && (
          <Text size={1}>
            {plan.steps.length === 0
              ? 'This release changed nothing that can be rolled back.'
              : 'All changes go live together, for every visitor.'}
          </Text>
        )}
        {plan && (
          <ul className={styles.steps}>
            {plan.steps.map((step) => (
              <StepLine key={step.id} step={step} />
            ))}
          </ul>
        )}
      </Stack>
    </Dialog>
  );
}

function Refusal({ steps }: { steps: readonly Step[] }) {
  return (
    <Card tone="caution" padding={4} radius={3} role="alert">
      <Stack gap={4}>
        <Text size={1} weight="semibold">
          This release can’t be rolled back, because that would undo later changes.
        </Text>
        <ul className={styles.reasons}>
          {steps.map((step) => (
            <Reason key={step.id} step={step} />
          ))}
        </ul>
        <Text size={1} muted>
          Restore these documents from their history instead.
        </Text>
      </Stack>
    </Card>
  );
}

function Reason({ step: { title, obstacle } }: { step: Step }) {
  const [user] = useUser(obstacle?.kind === 'changed' ? obstacle.author : '');
  if (obstacle?.kind !== 'changed')
    return (
      <Text as="li" size={1}>
        ‘{title}’: its earlier versions are no longer in the history.
      </Text>
    );
  const when = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Text as="li" size={1}>
      ‘{title}’ was changed by {user?.displayName ?? 'someone'} on {when.format(new Date(obstacle.at))}.
    </Text>
  );
}

function StepLine({ step: { id, type, title, change, fields } }: { step: Step }) {
  const schemaType = useSchema().get(type);
  const fieldTitles = fields.map((name) => {
    const field = (
      schemaType as { fields?: { name: string; type: { title?: string } }[] } | undefined
    )?.fields?.find((candidate) => candidate.name === name);
    return field?.type.title ?? name;
  });
  const { word, tone } = CHANGES[change];
  return (
    <li className={styles.step}>
      <Stack gap={2}>
        <Text size={1} weight="medium">
          <IntentLink intent="edit" params={{ id, type }}>
            {title}
          </IntentLink>
        </Text>
        <Text size={1} muted>
          {[schemaType?.title ?? type, fieldTitles.join(', ')].filter(Boolean).join(': ')}
        </Text>
      </Stack>
      <Badge tone={tone} fontSize={0}>
        {word}
      </Badge>
    </li>
  );
}
