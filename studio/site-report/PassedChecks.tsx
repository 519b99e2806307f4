import { CHECKS } from '@forecourt/lib/operations/site-report/checks';
import type { EarlierReport, Finding } from '@forecourt/lib/operations/site-report/report';
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { Flex, Stack, Text } from '@sanity/ui';
import styles from './SiteReport.module.css';

export function PassedChecks({
  findings,
  earlier,
}: {
  findings: readonly Finding[];
  earlier: EarlierReport | null;
}) {
  const passedChecks = findings.filter(({ count }) => count === 0);
  if (passedChecks.length === 0) return null;
  return (
    <Stack gap={4} as="section">
      <Text as="h2" size={2} weight="semibold">
        Passed checks
      </Text>
      <ul className={styles.passed}>
        {passedChecks.map(({ check }) => {
          const before = earlier?.counts[check] ?? 0;
          return (
            <li key={check}>
              <Flex gap={3}>
                <Text size={1} muted>
                  <CheckmarkCircleIcon />
                </Text>
                <Text size={1} muted>
                  {CHECKS[check].title}
                  {before > 0 && ` (${before.toLocaleString('en-AU')} last week)`}
                </Text>
              </Flex>
            </li>
          );
        })}
      </ul>
    </Stack>
  );
}
