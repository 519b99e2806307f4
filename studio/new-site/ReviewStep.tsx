import type { PlanAnswer } from '@forecourt/lib/operations/new-site/office-contract';
import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useEffect } from 'react';
import { Waiting } from '../back-office/Notice.tsx';
import { Specimen } from '../theme/Specimen.tsx';
import styles from './NewSite.module.css';
import { FieldMessage } from './TextField.tsx';
import type { Assistant } from './useAssistant.ts';

/** A summary of the site before it is created, or the problems with links to their fields. */
export function ReviewStep({ assistant }: { assistant: Assistant }) {
  const { draft, answer, problems, busy, review, mend } = assistant;
  const isUnknown = !answer?.plan && problems.length === 0;
  // The summary is not stored, so it is loaded again after a reload.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the step is opened
  useEffect(() => {
    if (isUnknown) void review();
  }, []);
  if (problems.length > 0)
    return (
      <Card tone="critical" border radius={3} padding={4} role="alert">
        <Stack gap={4}>
          <Text as="h3" size={1} weight="semibold">
            Fix these problems first
          </Text>
          {problems.map((problem) => (
            <Flex key={`${problem.part} ${problem.words}`} gap={3} align="center" wrap="wrap">
              <div className={styles.grow}>
                <FieldMessage id={`review-${problem.part}`} problem={problem.words} hint={undefined} />
              </div>
              <Button
                type="button"
                mode="ghost"
                fontSize={1}
                padding={2}
                text="Fix"
                aria-describedby={`review-${problem.part}`}
                onClick={() => mend(problem)}
              />
            </Flex>
          ))}
        </Stack>
      </Card>
    );
  if (!answer?.plan) return busy ? <Waiting>Loading summary</Waiting> : null;
  return (
    <Stack gap={5}>
      <Facts plan={answer.plan} assistant={assistant} />
      {answer.look && <Specimen theme={answer.look.colours} template={draft.template} />}
      <Stack gap={4}>
        <Text as="h3" size={1} weight="semibold">
          To add or check afterwards
        </Text>
        <ul className={styles.lines}>
          {answer.plan.toCheck.map(({ words }) => (
            <Text as="li" key={words} size={1} muted>
              {words}
            </Text>
          ))}
        </ul>
      </Stack>
    </Stack>
  );
}

function Facts({ plan, assistant: { draft } }: { plan: PlanAnswer; assistant: Assistant }) {
  const [main, ...others] = draft.places;
  const facts = [
    ['Address', plan.url],
    ['Stock', `${plan.cars} ${plan.cars === 1 ? 'car' : 'cars'} of ${draft.dealerships.join(', ')}`],
    [
      'Main location',
      [main?.street, main?.suburb, main?.state.toUpperCase(), main?.postcode].join(' ').trim(),
    ],
    ['Other locations', others.map(({ suburb }) => suburb).join(', ')],
    ['Lead recipients', draft.leads.join(', ')],
    ['Footer', plan.legalLine],
    ['Pages', plan.pages.map(({ title }) => title).join(', ')],
  ] as const;
  return (
    <Card border radius={3} padding={4}>
      <dl className={styles.facts}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <Text as="dt" size={1} muted>
                  {name}
                </Text>
                <Text as="dd" size={1}>
                  {value}
                </Text>
              </div>
            ),
        )}
      </dl>
    </Card>
  );
}
