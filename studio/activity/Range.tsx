import type { SiteAnswer } from '@forecourt/lib/operations/back-office/contract';
import { type ActivityRequest, dayCount, dayIn } from '@forecourt/lib/operations/events/activity';
import { Box, Button, Flex, Select, Stack, TextInput } from '@sanity/ui';
import { Problem } from '../back-office/Notice.tsx';
import styles from './Activity.module.css';
import { lastDays } from './range.ts';

const RANGES = [7, 30, 90] as const;

export function Range({
  request,
  sites,
  problem,
  onChange,
}: {
  request: ActivityRequest;
  sites: readonly SiteAnswer[];
  problem: string | null;
  onChange: (request: ActivityRequest) => void;
}) {
  const timeZone = sites.find(({ slug }) => slug === request.site)?.timeZone ?? 'UTC';
  const now = new Date();
  const endsToday = request.to === dayIn(timeZone, now);
  return (
    <Stack gap={3}>
      <Flex gap={4} align="center" justify="space-between" wrap="wrap">
        <fieldset className={styles.choice}>
          <legend className={styles.hidden}>Days</legend>
          {RANGES.map((count) => {
            const isSelected = endsToday && dayCount(request) === count;
            return (
              <Button
                key={count}
                mode="bleed"
                fontSize={1}
                padding={3}
                text={`${count} days`}
                selected={isSelected}
                aria-pressed={isSelected}
                onClick={() => onChange({ ...request, ...lastDays(count, timeZone, now) })}
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
                value={request[end]}
                onChange={(event) => onChange({ ...request, [end]: event.currentTarget.value })}
              />
            </Box>
          ))}
          {sites.length > 1 && (
            <Box className={styles.site}>
              <Select
                aria-label="Site"
                fontSize={1}
                value={request.site}
                onChange={(event) => onChange({ ...request, site: event.currentTarget.value })}
              >
                {sites.map(({ slug, name }) => (
                  <option key={slug} value={slug}>
                    {name}
                  </option>
                ))}
              </Select>
            </Box>
          )}
        </Flex>
      </Flex>
      {problem && <Problem>{problem}</Problem>}
    </Stack>
  );
}
