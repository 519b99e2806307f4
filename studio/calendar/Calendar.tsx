import { settingDefinitions } from '@forecourt/lib/sites/settings';
import { ChevronLeftIcon } from '@sanity/icons/ChevronLeft';
import { ChevronRightIcon } from '@sanity/icons/ChevronRight';
import { Badge, Box, Button, Card, Flex, Heading, Select, Spinner, Stack, Text } from '@sanity/ui';
import { type ReactNode, useState } from 'react';
import { IntentLink } from 'sanity/router';
import { FailedReleases } from '../releases/FailedReleases.tsx';
import { NewCampaign } from '../releases/NewCampaign.tsx';
import { useOwnSites } from '../structure/ownSites.ts';
import styles from './Calendar.module.css';
import {
  type CalendarSite,
  dayOf,
  daysOfMonth,
  type Moment,
  momentsOf,
  momentsOn,
  monthAfter,
  splitAtToday,
} from './entries.ts';
import { useCalendar } from './useCalendar.ts';

const DEFAULT_ZONE = settingDefinitions.timeZone.fallback;
const thisMonth = () => dayOf(new Date(), DEFAULT_ZONE).slice(0, 7);
const words = (options: Intl.DateTimeFormatOptions) => (day: string) =>
  new Intl.DateTimeFormat('en-AU', { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
const monthWords = words({ month: 'long', year: 'numeric' });
const dayWords = words({ weekday: 'short', day: 'numeric', month: 'short' });

export function Calendar() {
  const { answer, error, retry } = useCalendar();
  const own = useOwnSites();
  const [month, setMonth] = useState(thisMonth);
  const [siteId, setSiteId] = useState('');
  const [beginning, setBeginning] = useState(false);
  if (!answer || own === undefined)
    return (
      <Centre>
        {error ? (
          <>
            <Text>The calendar could not be loaded: {error}</Text>
            <Button text="Try again" onClick={retry} />
          </>
        ) : (
          <Spinner muted />
        )}
      </Centre>
    );
  const sites = new Map(answer.sites.map((site) => [site.id, site]));
  const zoneOf = ({ sites: ids }: Moment) => sites.get(siteId || (ids[0] ?? ''))?.zone ?? DEFAULT_ZONE;
  const shownSites = answer.sites.filter(({ id }) => own === null || own.has(id));
  const moments = momentsOn(momentsOf(answer), siteId ? new Set([siteId]) : own);
  const { earlier, coming } = splitAtToday(
    daysOfMonth(moments, month, zoneOf),
    dayOf(new Date(), DEFAULT_ZONE),
  );
  return (
    <Card height="fill" overflow="auto" data-testid="calendar">
      <Box className={styles.page} paddingX={4} paddingY={5}>
        <Flex align="flex-end" justify="space-between" gap={4} wrap="wrap">
          <Stack gap={4}>
            <Heading as="h1" size={2}>
              Calendar
            </Heading>
            <Text size={1} muted>
              Offers, popups, announcements, promo cards, slides, blocks, menu entries and releases. Times are
              in each site’s time zone.
            </Text>
          </Stack>
          <Flex gap={2} align="center" className={styles.controls}>
            <Select
              aria-label="Site"
              value={siteId}
              onChange={(event) => setSiteId(event.currentTarget.value)}
            >
              <option value="">{own ? 'All my sites' : 'All sites'}</option>
              {shownSites.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name ?? id}
                </option>
              ))}
            </Select>
            <Button
              mode="ghost"
              icon={ChevronLeftIcon}
              aria-label="Previous month"
              onClick={() => setMonth(monthAfter(month, -1))}
            />
            <Button mode="ghost" text="Today" onClick={() => setMonth(thisMonth())} />
            <Button
              mode="ghost"
              icon={ChevronRightIcon}
              aria-label="Next month"
              onClick={() => setMonth(monthAfter(month, 1))}
            />
            <Button text="New campaign" onClick={() => setBeginning(true)} />
          </Flex>
        </Flex>
        <FailedReleases />
        <Box marginTop={5}>
          <Heading as="h2" size={1} aria-live="polite">
            {monthWords(`${month}-01`)}
          </Heading>
        </Box>
        {earlier.length > 0 && (
          <details className={styles.earlier}>
            <summary>Earlier this month</summary>
            <Days days={earlier} zoneOf={zoneOf} sites={sites} />
          </details>
        )}
        {coming.length === 0 ? (
          <Card marginTop={4} padding={5} radius={3} border>
            <Text muted align="center">
              No {earlier.length > 0 ? 'more ' : ''}content starts or ends this month.
            </Text>
          </Card>
        ) : (
          <Days days={coming} zoneOf={zoneOf} sites={sites} />
        )}
      </Box>
      {beginning && <NewCampaign onClose={() => setBeginning(false)} />}
    </Card>
  );
}

function Days({
  days,
  zoneOf,
  sites,
}: {
  days: ReturnType<typeof daysOfMonth>;
  zoneOf: (moment: Moment) => string;
  sites: ReadonlyMap<string, CalendarSite>;
}) {
  return (
    <ol className={styles.days}>
      {days.map(([day, changes]) => (
        <li key={day} className={styles.day}>
          <Text size={1} weight="semibold" className={styles.date}>
            <time dateTime={day}>{dayWords(day)}</time>
          </Text>
          <ul className={styles.changes}>
            {changes.map((moment) => (
              <Change key={moment.key} moment={moment} zone={zoneOf(moment)} sites={sites} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

const TONES = { starts: 'positive', ends: 'caution', 'is published': 'primary' } as const;

function Change({
  moment: { at, change, title, kind, opens, sites: ids },
  zone,
  sites,
}: {
  moment: Moment;
  zone: string;
  sites: ReadonlyMap<string, CalendarSite>;
}) {
  const time = new Intl.DateTimeFormat('en-AU', {
    timeZone: zone,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(at);
  const names = ids.map((id) => sites.get(id)?.name ?? id).join(', ');
  return (
    <li className={styles.change}>
      <Text size={1} muted className={styles.time}>
        {time}
      </Text>
      <Badge tone={TONES[change]} fontSize={0}>
        {change}
      </Badge>
      <Stack gap={2}>
        <Text size={1} weight="medium">
          <IntentLink {...opens}>{title}</IntentLink>
        </Text>
        <Text size={0} muted>
          {[kind, names].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
    </li>
  );
}

function Centre({ children }: { children: ReactNode }) {
  return (
    <Flex align="center" justify="center" direction="column" gap={4} padding={6} height="fill">
      {children}
    </Flex>
  );
}
