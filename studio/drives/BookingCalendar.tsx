import {
  BOOKING_KINDS,
  type BookingKind,
  type ListedBooking,
  type WorkshopDay,
} from '@forecourt/lib/leads/service-booking/staff';
import type { SiteAnswer } from '@forecourt/lib/operations/back-office/contract';
import { Button, Card, Flex, Heading, Select, Stack, Text, TextInput } from '@sanity/ui';
import { useRef, useState } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { Notice, ProblemBar, ProblemNotice, Waiting } from '../back-office/Notice.tsx';
import { SiteSelect } from '../back-office/SiteSelect.tsx';
import { BookingCard } from './BookingCard.tsx';
import { Conflicts } from './Conflicts.tsx';
import styles from './TestDrives.module.css';
import { useCalendar } from './useCalendar.ts';
import { WorkshopLoad } from './WorkshopLoad.tsx';

const KIND_LABELS: Readonly<Record<BookingKind, string>> = { service: 'Service', drive: 'Test drives' };
const DAY_MS = 86_400_000;

/** Returns today's date on this computer: `2026-12-01`. */
const today = (): string => new Intl.DateTimeFormat('sv-SE').format(new Date());
const dayFrom = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
const dateText = (date: string): string =>
  new Intl.DateTimeFormat('en-AU', {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(`${date}T00:00:00Z`));

interface Place {
  id: string;
  name: string;
  bookings: ListedBooking[];
  workshop: WorkshopDay | null;
}

/** Test drives and service bookings of a day, by location, with the load of its workshops. */
export function BookingCalendar({ office, sites }: { office: BackOffice; sites: readonly SiteAnswer[] }) {
  const [date, setDate] = useState(today);
  const [site, setSite] = useState('');
  const [place, setPlace] = useState('');
  const [kind, setKind] = useState<BookingKind | ''>('');
  const { shown, problem, refresh } = useCalendar(office, date, site);
  const heading = useRef<HTMLDivElement>(null);
  const isLost = problem && (!shown || problem.code === 'not_signed_in' || problem.code === 'no_rights');
  const bookings = (shown?.bookings ?? []).filter((booking) => !kind || booking.kind === kind);
  const workshops = kind === 'drive' ? [] : (shown?.workshops ?? []);
  const places = placesOf(bookings, workshops);
  const shownPlaces = places.filter(({ id }) => !place || id === place);

  return (
    <section className={styles.scroll} aria-label="Calendar">
      <Stack gap={5} padding={5} className={styles.list}>
        <Stack gap={4} ref={heading} tabIndex={-1} className={styles.head}>
          <Heading as="h1" size={2}>
            {dateText(date)}
          </Heading>
          <Text size={1} muted>
            Test drives and service bookings. Times are in the location’s time zone.
          </Text>
        </Stack>
        <Flex gap={2} wrap="wrap" align="center">
          <Button mode="ghost" fontSize={1} text="Previous day" onClick={() => setDate(dayFrom(date, -1))} />
          <Button
            mode={date === today() ? 'default' : 'ghost'}
            fontSize={1}
            text="Today"
            aria-pressed={date === today()}
            onClick={() => setDate(today())}
          />
          <Button mode="ghost" fontSize={1} text="Next day" onClick={() => setDate(dayFrom(date, 1))} />
          <div className={styles.day}>
            <TextInput
              type="date"
              fontSize={1}
              aria-label="Date"
              value={date}
              onChange={({ currentTarget: { value } }) => value && setDate(value)}
            />
          </div>
        </Flex>
        <Flex gap={2} wrap="wrap" align="center">
          {(['', ...BOOKING_KINDS] as const).map((value) => (
            <Button
              key={value}
              mode={value === kind ? 'default' : 'ghost'}
              fontSize={1}
              text={value ? KIND_LABELS[value] : 'All'}
              aria-pressed={value === kind}
              onClick={() => setKind(value)}
            />
          ))}
          {sites.length > 1 && (
            <div className={styles.filter}>
              <SiteSelect
                sites={sites}
                value={site}
                onChange={(slug) => {
                  setSite(slug);
                  setPlace('');
                }}
              />
            </div>
          )}
          {places.length > 1 && (
            <div className={styles.filter}>
              <Select
                fontSize={1}
                aria-label="Location"
                value={place}
                onChange={({ currentTarget }) => setPlace(currentTarget.value)}
              >
                <option value="">All locations</option>
                {places.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            </div>
          )}
        </Flex>
        {problem && !isLost && <ProblemBar problem={problem} retry={() => void refresh()} />}
        {isLost && <ProblemNotice problem={problem} retry={() => void refresh()} />}
        {!isLost && !shown && <Waiting>Loading bookings</Waiting>}
        {!isLost && shown && <Conflicts conflicts={shown.conflicts} onOpen={setDate} />}
        {!isLost && shown && shownPlaces.length === 0 && (
          <Notice title="No bookings on this day">Bookings appear here when shoppers make them.</Notice>
        )}
        {!isLost &&
          shownPlaces.map(({ id, name, bookings: own, workshop }) => (
            <Stack key={id} as="section" gap={3} aria-labelledby={`place-${id}`}>
              <Text as="h2" size={2} weight="semibold" id={`place-${id}`}>
                {name}
              </Text>
              {workshop && <WorkshopLoad workshop={workshop} />}
              {own.length === 0 ? (
                <Card border radius={3} padding={4}>
                  <Text size={1} muted>
                    No bookings
                  </Text>
                </Card>
              ) : (
                <Stack as="ul" gap={3} className={styles.cards}>
                  {own.map((booking) => (
                    <BookingCard
                      key={booking.id}
                      office={office}
                      booking={booking}
                      date={date}
                      site={sites.find(({ slug }) => slug === booking.site)}
                      onChanged={async () => {
                        await refresh();
                        heading.current?.focus();
                      }}
                    />
                  ))}
                </Stack>
              )}
            </Stack>
          ))}
        {shown?.more && (
          <Text size={1} muted>
            There are more. Choose a site to narrow the list.
          </Text>
        )}
      </Stack>
    </section>
  );
}

/** Groups bookings by location; workshops are listed without bookings too. */
function placesOf(bookings: readonly ListedBooking[], workshops: readonly WorkshopDay[]): Place[] {
  const names = new Map([
    ...workshops.map(({ placeId, place }) => [placeId, place] as const),
    ...bookings.map(({ placeId, place }) => [placeId, place] as const),
  ]);
  return [...names]
    .map(([id, name]) => ({
      id,
      name,
      bookings: bookings.filter(({ placeId }) => placeId === id),
      workshop: workshops.find(({ placeId }) => placeId === id) ?? null,
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
