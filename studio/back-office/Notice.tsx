import { Button, Card, Flex, Heading, Spinner, Stack, Text } from '@sanity/ui';
import { useWorkspace } from 'sanity';
import styles from '../reservations/Reservations.module.css';
import type { BackOfficeProblem } from './backOffice.ts';

/** What stands in the middle where there is nothing else to show. */
export function Notice({
  title,
  children,
  action,
}: {
  title: string;
  children?: React.ReactNode;
  action?: { text: string; run: () => void };
}) {
  return (
    <Flex className={styles.notice} align="center" justify="center" padding={5} flex={1}>
      <Stack gap={4} className={styles.noticeText}>
        <Heading as="h2" size={1} align="center">
          {title}
        </Heading>
        {children && (
          <Text size={1} muted align="center">
            {children}
          </Text>
        )}
        {action && (
          <Flex justify="center" marginTop={2}>
            <Button mode="ghost" text={action.text} onClick={action.run} />
          </Flex>
        )}
      </Stack>
    </Flex>
  );
}

/** A spinner in the middle and below it what is being loaded, which screen readers announce. */
export function Waiting({ children }: { children: string }) {
  return (
    <Flex className={styles.notice} align="center" justify="center" direction="column" gap={4} flex={1}>
      <Spinner muted />
      <Text size={1} muted role="status">
        {children}
      </Text>
    </Flex>
  );
}

const TITLES: Partial<Record<BackOfficeProblem['code'], string>> = {
  signed_out: 'Please sign in again',
  no_rights: 'You don’t have permission to see reservations',
  studio_unavailable: 'Sanity does not answer',
  not_found: 'There is no such reservation',
  too_many: 'A moment, please',
  unreachable: 'The storefront does not answer',
};

// A browser does not tell a storefront that is down from one that does not let this studio in.
const UNREACHABLE = `Nothing is lost: shoppers and dealers go on without the studio. Try again in a moment. If it stays so, the storefront’s STUDIO_ORIGINS may not name ${globalThis.location?.origin}.`;

/** A problem in the place of what could not be shown, with the way out of it. */
export function ProblemNotice({ problem, retry }: { problem: BackOfficeProblem; retry: () => void }) {
  const { auth } = useWorkspace();
  const signIn = { text: 'Sign in again', run: () => void auth.logout?.() };
  return (
    <Notice
      title={TITLES[problem.code] ?? 'Something went wrong'}
      action={problem.code === 'signed_out' ? signIn : { text: 'Try again', run: retry }}
    >
      {problem.code === 'unreachable' ? UNREACHABLE : problem.message}
    </Notice>
  );
}

/** A problem beside what it is about, in words. */
export function Problem({ children }: { children: string }) {
  return (
    <Card tone="critical" padding={3} border radius={3} role="alert">
      <Text size={1}>{children}</Text>
    </Card>
  );
}

/** A problem above something that is shown still, as it was before. */
export function ProblemBar({ problem, retry }: { problem: BackOfficeProblem; retry: () => void }) {
  return (
    <Card tone="critical" padding={3} border radius={3} role="alert">
      <Flex align="center" gap={3} wrap="wrap">
        <Text size={1} className={styles.grow}>
          {problem.message} What you see may be out of date.
        </Text>
        <Button mode="ghost" fontSize={1} padding={2} text="Try again" onClick={retry} />
      </Flex>
    </Card>
  );
}
