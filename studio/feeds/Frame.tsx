import { ArrowLeftIcon } from '@sanity/icons/ArrowLeft';
import { Flex, Heading, Stack, Text } from '@sanity/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { StateLink } from 'sanity/router';
import type { BackOfficeProblem } from '../back-office/backOffice.ts';
import { Notice, ProblemBar, ProblemNotice, Waiting } from '../back-office/Notice.tsx';
import styles from './Feeds.module.css';

interface Head {
  title: string;
  /** Text below the title. */
  about: ReactNode;
  /** Actions next to the title. */
  beside?: ReactNode;
  /** Link to the parent page; absent on the first page. */
  up?: { text: string; state: Record<string, unknown> };
}

/**
 * A page of the tool with its header, and below it the answer or the error.
 * @param props.words texts for loading, not found and missing permission
 */
export function Frame<Answer>({
  head: { title, about, beside, up },
  words,
  answer,
  problem,
  retry,
  children,
}: {
  head: Head;
  words: { waiting: string; missing: string; noRights?: string };
  answer: Answer | null;
  problem: BackOfficeProblem | null;
  retry: () => void;
  children: (answer: Answer) => ReactNode;
}) {
  // Moves focus to the title of an inner page, as for a full page load.
  const heading = useRef<HTMLDivElement>(null);
  const isInner = up !== undefined;
  useEffect(() => {
    if (isInner) heading.current?.focus();
  }, [isInner]);
  return (
    <section aria-label={title} aria-busy={!answer && !problem}>
      <Stack gap={5} paddingX={[3, 4, 5]} paddingY={5} className={styles.page}>
        <Stack gap={4}>
          {up && (
            <Flex>
              <StateLink state={up.state} className={styles.up}>
                <Flex as="span" gap={2}>
                  <Text as="span" size={1} muted>
                    <ArrowLeftIcon />
                  </Text>
                  <Text as="span" size={1} muted>
                    {up.text}
                  </Text>
                </Flex>
              </StateLink>
            </Flex>
          )}
          <Flex gap={4} justify="space-between" align="flex-start" wrap="wrap">
            <Stack gap={4} ref={heading} tabIndex={-1} className={styles.head}>
              <Heading as="h1" size={2} className={styles.typed}>
                {title}
              </Heading>
              <Text size={1} muted className={styles.typed}>
                {about}
              </Text>
            </Stack>
            {beside}
          </Flex>
        </Stack>
        {problem && answer && <ProblemBar problem={problem} retry={retry} />}
        {problem && !answer && <Lost problem={problem} words={words} retry={retry} />}
        {!problem && !answer && <Waiting>{words.waiting}</Waiting>}
        {answer && children(answer)}
      </Stack>
    </section>
  );
}

function Lost({
  problem,
  words: { missing, noRights = 'You don’t have permission to see feeds' },
  retry,
}: {
  problem: BackOfficeProblem;
  words: { missing: string; noRights?: string };
  retry: () => void;
}) {
  if (problem.code === 'no_rights') return <Notice title={noRights}>Ask an administrator for access.</Notice>;
  if (problem.code === 'not_found') return <Notice title={missing}>{problem.message}</Notice>;
  return <ProblemNotice problem={problem} retry={retry} />;
}
