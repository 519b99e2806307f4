import type { SiteAnswer } from '@forecourt/lib/operations/back-office/contract';
import { dayCount, dayIn } from '@forecourt/lib/operations/events/activity';
import { Box, Button, Flex, Stack, TextInput } from '@sanity/ui';
import type { ReactNode } from 'react';
import { lastDays } from '../activity/range.ts';
import { Problem } from '../back-office/Notice.tsx';
import { SiteSelect } from '../back-office/SiteSelect.tsx';
import type { Period } from './period.ts';
import styles from './Results.module.css';

const RANGES = [7, 30, 90] as const;

/** Fields for the days and the site of a report. */
export function PeriodFields({
  period,
  sites,
  problem,
  onChange,
  children,
}: {
  period: Period;
  sites: readonly SiteAnswer[];
  problem: string | null;
  onChange: (period: Period) => void;
  /** More fields. */
  children?: ReactNode;
}) {
  const timeZone = (sites.find(({ slug }) => slug === period.site) ?? sites[0])?.timeZone ?? 'UTC';
  const now = new Date();
  const endsToday = period.to === dayIn(timeZone, now);
  return (
    <Stack gap={3}>
      <Flex gap={4} align="center" justify="space-between" wrap="wrap">
        <fieldset className={styles.choice}>
          <legend className={styles.hidden}>Days</legend>
          {RANGES.map((count) => {
            const isSelected = endsToday && dayCount(period) === count;
            return (
              <Button
                key={count}
                mode="bleed"
                fontSize={1}
                padding={3}
                text={`${count} days`}
                selected={isSelected}
                aria-pressed={isSelected}
                onClick={() => onChange({ ...period, ...lastDays(count, timeZone, now) })}
              />
            );
          })}
        </fieldset>
        <Flex gap={3} wrap="wrap" className={styles.fields}>
          {(['from', 'to'] as const).map((end) => (
            <Box key={end} className={styles.date}>
              <TextInput
                type="date"
                fontSize={1}
                aria-label={end === 'from' ? 'First day' : 'Last day'}
                value={period[end]}
                onChange={(event) => onChange({ ...period, [end]: event.currentTarget.value })}
              />
            </Box>
          ))}
          {sites.length > 1 && (
            <Box className={styles.site}>
              <SiteSelect
                sites={sites}
                value={period.site}
                onChange={(slug) => onChange({ ...period, site: slug })}
              />
            </Box>
          )}
          {children}
        </Flex>
      </Flex>
      {problem && <Problem>{problem}</Problem>}
    </Stack>
  );
}
