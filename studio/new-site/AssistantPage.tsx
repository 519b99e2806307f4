import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui';
import { type SubmitEvent, useEffect, useRef } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { Notice, Problem } from '../back-office/Notice.tsx';
import { CreatedPage } from './CreatedPage.tsx';
import { DealershipStep } from './DealershipStep.tsx';
import { LeadsStep } from './LeadsStep.tsx';
import { LookStep } from './LookStep.tsx';
import { NameStep } from './NameStep.tsx';
import styles from './NewSite.module.css';
import { PlacesStep } from './PlacesStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { StepList } from './StepList.tsx';
import { STEPS, type StepId, stepBefore } from './steps.ts';
import { type Assistant, useAssistant } from './useAssistant.ts';
import { useLook } from './useLook.ts';

const BODIES: Readonly<Record<StepId, (props: { assistant: Assistant }) => React.ReactNode>> = {
  dealership: DealershipStep,
  name: NameStep,
  look: LookStep,
  places: PlacesStep,
  leads: LeadsStep,
  review: ReviewStep,
};

/** Fields that a step may begin with. A file has a button of its own. */
const FIELD = 'input[type="radio"]:checked, input:not([type="radio"], [type="file"]), select, textarea';

/** The steps to create a site, and the result page. */
export function AssistantPage({ office }: { office: BackOffice }) {
  const assistant = useAssistant(office);
  const { draft, logo, made, failure, hearLook } = assistant;
  useLook(office, { logo, accent: draft.accent, brand: draft.brand }, hearLook);
  if (failure?.code === 'no_rights')
    return (
      <Notice title="You don’t have permission to create sites">Ask an administrator for access.</Notice>
    );
  return (
    <section aria-label="New site" className={styles.page}>
      <Stack gap={5} paddingX={[3, 4, 5]} paddingY={5}>
        <Stack gap={4}>
          <Heading as="h1" size={2}>
            New site
          </Heading>
          <Text size={1} muted>
            Create a complete site for a dealership’s stock. Your input is kept in this browser tab until the
            site is created.
          </Text>
        </Stack>
        {made ? <CreatedPage assistant={assistant} made={made} /> : <Steps assistant={assistant} />}
      </Stack>
    </section>
  );
}

function Steps({ assistant }: { assistant: Assistant }) {
  const { step, busy, failure, refusals, problems, next, make, go } = assistant;
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLDivElement>(null);
  const Body = BODIES[step];
  const title = STEPS.find(({ id }) => id === step)?.title ?? '';
  const before = stepBefore(step);
  const isReview = step === 'review';

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins in its first field, or else at its title
  useEffect(() => {
    (form.current?.querySelector<HTMLElement>(FIELD) ?? heading.current)?.focus();
  }, [step]);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    void (isReview ? make() : next());
  }

  return (
    <>
      <StepList current={step} onChoose={go} />
      <form ref={form} noValidate aria-label={`Step: ${title}`} onSubmit={submit}>
        <Stack gap={5}>
          <div ref={heading} tabIndex={-1} className={styles.head}>
            <Heading as="h2" size={1}>
              {title}
            </Heading>
          </div>
          <Body assistant={assistant} />
          {failure && <Problem>{failure.message}</Problem>}
          <Card borderTop paddingTop={4}>
            <Flex gap={3} justify="space-between">
              {before ? (
                <Button type="button" mode="ghost" text="Back" disabled={busy} onClick={() => go(before)} />
              ) : (
                <span />
              )}
              <Button
                type="submit"
                text={isReview ? 'Create site' : 'Next'}
                loading={busy}
                disabled={busy || (isReview && problems.length > 0)}
              />
            </Flex>
          </Card>
        </Stack>
      </form>
    </>
  );
}
