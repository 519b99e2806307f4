import { Button, Card, Flex, Heading, Spinner, Stack, Text } from '@sanity/ui';
import { useWorkspace } from 'sanity';
import styles from '../reservations/Reservations.module.css';
import type { BackOfficeProblem } from './backOffice.ts';

/** A centred message, such as an empty state. */
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
  not_signed_in: 'Please sign in again',
  no_rights: 'You don’t have permission to see this',
  upstream_failed: 'Sanity is not responding',
  not_found: 'Reservation not found',
  rate_limit: 'A moment, please',
  unreachable: 'The storefront is not responding',
};

// Browsers do not distinguish a server that is down from a CORS error.
const UNREACHABLE = `Your data is safe, and shoppers can still use the sites. Try again in a few minutes. If the problem continues, ask your system administrator to check that STUDIO_ORIGINS of the storefront contains ${globalThis.location?.origin}.`;

/** An error in place of content, with a button to retry or sign in again. */
export function ProblemNotice({ problem, retry }: { problem: BackOfficeProblem; retry: () => void }) {
  const { auth } = useWorkspace();
  const signIn = { text: 'Sign in again', run: () => void auth.logout?.() };
  return (
    <Notice
      title={TITLES[problem.code] ?? 'Something went wrong'}
      action={problem.code === 'not_signed_in' ? signIn : { text: 'Try again', run: retry }}
    >
      {problem.code === 'unreachable' ? UNREACHABLE : problem.message}
    </Notice>
  );
}

export function Problem({ children }: { children: string }) {
  return (
    <Card tone="critical" padding={3} border radius={3} role="alert">
      <Text size={1}>{children}</Text>
    </Card>
  );
}

/** An error above content that may be outdated. */
export function ProblemBar({ problem, retry }: { problem: BackOfficeProblem; retry: () => void }) {
  return (
    <Card tone="critical" padding={3} border radius={3} role="alert">
      <Flex align="center" gap={3} wrap="wrap">
        <Text size={1} className={styles.grow}>
          {problem.message} The data below may be out of date.
        </Text>
        <Button mode="ghost" fontSize={1} padding={2} text="Try again" onClick={retry} />
      </Flex>
    </Card>
  );
}
