import type { SiteAnswer } from '@forecourt/lib/operations/back-office/contract';
import type { LawCheckAnswer } from '@forecourt/lib/operations/law-check/law-check-state';
import { Button, Flex, Stack, Text } from '@sanity/ui';
import type { ReactNode } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { momentText } from '../back-office/moments.ts';
import { Problem } from '../back-office/Notice.tsx';
import { lawCheckText } from './lawCheckText.ts';
import styles from './SiteReport.module.css';
import { useLawCheck } from './useLawCheck.ts';

/**
 * The law check of a site's rendered pages: its findings, the time of the last check, and a button to start one.
 * @param props.loaded the state in the loaded report
 * @param props.onEnd called when a check has ended, to load its findings
 */
export function LawCheck({
  office,
  site: { slug, timeZone },
  loaded,
  onEnd,
  children,
}: {
  office: BackOffice;
  site: SiteAnswer;
  loaded: LawCheckAnswer;
  onEnd: () => void;
  children: ReactNode;
}) {
  const { check, problem, starting, start } = useLawCheck(office, { site: slug, loaded, onEnd });
  const { run, failure } = check;
  return (
    <Stack as="section" gap={4} aria-labelledby="law-check">
      <Flex align="flex-end" justify="space-between" gap={4} wrap="wrap">
        <Stack gap={4} className={styles.grow}>
          <Text as="h2" id="law-check" size={2} weight="semibold">
            Law check
          </Text>
          <Text size={1} muted>
            Pages that break a rule on advertising, credit or prices, and rules that a person must confirm.
          </Text>
        </Stack>
        <Button
          mode="ghost"
          fontSize={1}
          text="Check now"
          disabled={starting || run !== null}
          onClick={start}
        />
      </Flex>
      <Stack gap={3}>
        <Text size={1} muted role="status">
          {lawCheckText(check, timeZone)}
        </Text>
        {run?.state === 'running' && run.pagesTotal !== null && (
          <progress
            className={styles.progress}
            aria-label="Pages read"
            value={run.pagesRead}
            max={run.pagesTotal}
          />
        )}
      </Stack>
      {failure && !run && (
        <Problem>{`The check of ${momentText(failure.at, timeZone)} failed. ${failure.problem}`}</Problem>
      )}
      {problem && <Problem>{problem.message}</Problem>}
      {children}
    </Stack>
  );
}
