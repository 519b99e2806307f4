import { localTime } from '@forecourt/lib/sites/local-time';
import { settingDefinitions } from '@forecourt/lib/sites/settings';
import { ChevronLeftIcon } from '@sanity/icons/ChevronLeft';
import { ChevronRightIcon } from '@sanity/icons/ChevronRight';
import { Box, Button, Card, Flex, Heading, Select, Stack, Text } from '@sanity/ui';
import { type ReactNode, useState } from 'react';
import { IntentLink } from 'sanity/router';
import { Waiting } from '../back-office/Notice.tsx';
import { FailedReleases } from '../releases/FailedReleases.tsx';
import { NewCampaign } from '../releases/NewCampaign.tsx';
import { useOwnSites } from '../structure/ownSites.ts';
import styles from './Calendar.module.css';
import { Conflicts } from './Conflicts.tsx';
import { conflictsOf } from './conflicts.ts';
import { DateDialog } from './DateDialog.tsx';
import { DayList } from './DayList.tsx';
import type { EntryContext } from './Entry.tsx';
import {
  type CalendarAnswer,
  dayOf,
  dayPlus,
  type Moment,
  momentsOf,
  momentsOn,
  mondayOf,
  monthAfter,
  movedTo,
  spansOf,
} from './entries.ts';
import { MonthGrid } from './MonthGrid.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import { clockText, dateText, dayText, monthText } from './texts.ts';
import { useCalendar } from './useCalendar.ts';
import { useReschedule } from './useReschedule.ts';
import { WeekLanes } from './WeekLanes.tsx';

const DEFAULT_ZONE = settingDefinitions.timeZone.fallback;
const today = () => dayOf(new Date(), DEFAULT_ZONE);
const VIEWS = { month: 'Month', week: 'Week', list: 'List' } as const;
type View = keyof typeof VIEWS;

/** Kept at module level so that the view survives switching to another tool. */
let lastView: View = 'list';

/** Scheduled content of the user's sites by month, week or as a list. */
export function Calendar() {
  const { answer, error, retry } = useCalendar();
  const own = useOwnSites();
  if (answer && own !== undefined) return <Loaded answer={answer} own={own} />;
  return (
    <Centre>
      {error ? (
        <>
          <Text role="alert">The calendar could not be loaded: {error}</Text>
          <Button text="Try again" onClick={retry} />
        </>
      ) : (
        <Waiting>Loading the calendar…</Waiting>
      )}
    </Centre>
  );
}

function Loaded({ answer, own }: { answer: CalendarAnswer; own: ReadonlySet<string> | null }) {
  const [view, setView] = useState(lastView);
  /** A day of the month or week shown. */
  const [day, setDay] = useState(today);
  const [siteId, setSiteId] = useState('');
  const [beginning, setBeginning] = useState(false);
  const [edited, setEdited] = useState<Moment | null>(null);
  const [previewed, setPreviewed] = useState<{ day: string; siteId: string } | null>(null);
  const { change, isUndoing, move, undo, dismiss } = useReschedule();

  const sites = new Map(answer.sites.map((site) => [site.id, site]));
  const zoneOf = ({ sites: ids }: Pick<Moment, 'sites'>) =>
    sites.get(siteId || (ids[0] ?? ''))?.zone ?? DEFAULT_ZONE;
  const ownSites = answer.sites.filter(({ id }) => own === null || own.has(id));
  const shownIds = siteId ? new Set([siteId]) : own;
  const shownSites = ownSites.filter(({ id }) => shownIds === null || shownIds.has(id));
  const moments = momentsOn(momentsOf(answer), shownIds);
  const spans = spansOf(answer).filter(
    (span) => shownIds === null || span.sites.some((id) => shownIds.has(id)),
  );
  const conflicts = conflictsOf(spans, shownSites, new Date());
  const month = day.slice(0, 7);
  const unit = view === 'week' ? 'week' : 'month';

  const save = (moment: Moment, at: Date) => {
    if (moment.field && at.getTime() !== moment.at.getTime()) void move(moment, at, zoneOf(moment));
  };
  const context: EntryContext = {
    zoneOf,
    conflicting: new Set(
      conflicts.flatMap(({ spans: found }) => found.flatMap(({ key }) => [`${key}/starts`, `${key}/ends`])),
    ),
    onEdit: setEdited,
    onDrop: (key, target) => {
      const moment = moments.find((each) => each.key === key);
      const at = moment && movedTo(moment.at, target, zoneOf(moment));
      if (moment && at) save(moment, at);
    },
    onPreview: (shownDay) => setPreviewed({ day: shownDay, siteId }),
  };
  const go = (by: number) => setDay(view === 'week' ? dayPlus(day, 7 * by) : `${monthAfter(month, by)}-01`);
  function choose(next: View) {
    lastView = next;
    setView(next);
  }
  return (
    <Card height="fill" overflow="auto" data-testid="calendar">
      <Box className={view === 'list' ? styles.page : styles.wide} paddingX={[3, 4]} paddingY={5}>
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
          <Flex gap={2} align="center" wrap="wrap" className={styles.controls}>
            <Select
              aria-label="Site"
              value={siteId}
              onChange={(event) => setSiteId(event.currentTarget.value)}
            >
              <option value="">{own ? 'All my sites' : 'All sites'}</option>
              {ownSites.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name ?? id}
                </option>
              ))}
            </Select>
            {(Object.keys(VIEWS) as View[]).map((name) => (
              <Button
                key={name}
                mode={name === view ? 'default' : 'ghost'}
                text={VIEWS[name]}
                aria-pressed={name === view}
                onClick={() => choose(name)}
              />
            ))}
            <Button
              mode="ghost"
              icon={ChevronLeftIcon}
              aria-label={`Previous ${unit}`}
              onClick={() => go(-1)}
            />
            <Button mode="ghost" text="Today" onClick={() => setDay(today())} />
            <Button mode="ghost" icon={ChevronRightIcon} aria-label={`Next ${unit}`} onClick={() => go(1)} />
            <Button text="New campaign" onClick={() => setBeginning(true)} />
          </Flex>
        </Flex>
        <FailedReleases />
        {change && (
          <Card
            tone="positive"
            marginTop={4}
            padding={3}
            border
            radius={3}
            role="status"
            className={styles.changed}
          >
            <Flex gap={3} align="center" wrap="wrap">
              <Text size={1}>
                {change.text}: {dateAndTime(change.at, change.zone)}. Saved to the draft; publish it to change
                the site.
              </Text>
              <Button
                mode="ghost"
                fontSize={1}
                padding={2}
                text="Undo"
                disabled={isUndoing}
                onClick={() => void undo()}
              />
              <Text size={1}>
                <IntentLink intent="edit" params={{ id: change.field.id, type: change.field.type }}>
                  Open draft
                </IntentLink>
              </Text>
              <Button mode="bleed" fontSize={1} padding={2} text="Dismiss" onClick={dismiss} />
            </Flex>
          </Card>
        )}
        <Conflicts conflicts={conflicts} />
        <Box marginTop={5} marginBottom={view === 'list' ? 0 : 4}>
          <Heading as="h2" size={1} aria-live="polite">
            {view === 'week'
              ? `${dayText(mondayOf(day))} to ${dateText(dayPlus(mondayOf(day), 6))}`
              : monthText(`${month}-01`)}
          </Heading>
        </Box>
        {view === 'month' && <MonthGrid month={month} today={today()} moments={moments} context={context} />}
        {view === 'week' && (
          <WeekLanes day={day} today={today()} sites={shownSites} moments={moments} context={context} />
        )}
        {view === 'list' && (
          <DayList month={month} today={today()} moments={moments} sites={sites} context={context} />
        )}
      </Box>
      {beginning && <NewCampaign onClose={() => setBeginning(false)} />}
      {edited && (
        <DateDialog
          moment={edited}
          zone={zoneOf(edited)}
          onSave={(at) => {
            setEdited(null);
            save(edited, at);
          }}
          onClose={() => setEdited(null)}
        />
      )}
      {previewed && (
        <PreviewDialog
          day={previewed.day}
          siteId={previewed.siteId}
          sites={shownSites}
          onClose={() => setPreviewed(null)}
        />
      )}
    </Card>
  );
}

/** Formats a time in a zone: `Mon 14 Dec, 9:00 am AEDT`. */
const dateAndTime = (at: Date, zone: string): string =>
  `${dayText(localTime(at, zone).slice(0, 10))}, ${clockText(at, zone)}`;

function Centre({ children }: { children: ReactNode }) {
  return (
    <Flex align="center" justify="center" direction="column" gap={4} padding={6} height="fill">
      {children}
    </Flex>
  );
}
