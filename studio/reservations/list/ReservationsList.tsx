import type { SessionAnswer } from '@forecourt/lib/operations/back-office/contract';
import { Box, Button, Flex, Heading, Stack, Text } from '@sanity/ui';
import { useMemo, useState } from 'react';
import type { BackOffice } from '../../back-office/backOffice.ts';
import { Notice, ProblemBar, ProblemNotice, Waiting } from '../../back-office/Notice.tsx';
import { useDebounced } from '../../back-office/useDebounced.ts';
import styles from '../Reservations.module.css';
import { GROUPS } from '../texts.ts';
import { useReservations } from '../useReservations.ts';
import { ExportButton } from './ExportButton.tsx';
import { type Chosen, Filters, NOTHING_CHOSEN } from './Filters.tsx';
import { ReservationsTable } from './ReservationsTable.tsx';

/** Kept at module level so that the filters survive switching to another tool. */
let lastChosen: Chosen = NOTHING_CHOSEN;

/** The list with its filters. `open` is the reference of the reservation in the detail pane. */
export function ReservationsList({
  office,
  session,
  open,
}: {
  office: BackOffice;
  session: SessionAnswer;
  open: string | undefined;
}) {
  const [chosenFilter, setChosenFilter] = useState(lastChosen);
  const choose = (next: Chosen) => {
    lastChosen = next;
    setChosenFilter(next);
  };
  const { group, site, source } = chosenFilter;
  const query = useDebounced(chosenFilter.query.trim());
  const filter = useMemo(
    () => ({
      statuses: GROUPS.find(({ name }) => name === group)?.statuses ?? [],
      sites: site ? [site] : [],
      source,
      query,
    }),
    [group, site, source, query],
  );
  const { shown, problem, asking, more, refresh } = useReservations(office, filter);
  const isNarrowed = group !== 'all' || site !== '' || source !== '' || query !== '';
  const isLost = problem && (!shown || problem.code === 'not_signed_in' || problem.code === 'no_rights');

  return (
    <section className={styles.list} aria-label="Reservations">
      <Box className={styles.head} paddingX={4} paddingTop={5} paddingBottom={4}>
        <Stack gap={5}>
          <Flex align="flex-end" justify="space-between" gap={4} wrap="wrap">
            <Stack gap={4}>
              <Heading as="h1" size={2}>
                Reservations
              </Heading>
              <Text size={1} muted>
                Cars that shoppers have reserved, newest first.
              </Text>
            </Stack>
            <ExportButton
              name="reservations"
              load={() => office.exportCsv(filter)}
              disabled={!shown || shown.reservations.length === 0}
            />
          </Flex>
          <Filters chosen={chosenFilter} sites={session.sites} onChange={choose} />
          {problem && !isLost && <ProblemBar problem={problem} retry={refresh} />}
        </Stack>
      </Box>
      {isLost && <ProblemNotice problem={problem} retry={refresh} />}
      {!isLost && !shown && <Waiting>Loading reservations</Waiting>}
      {!isLost && shown && shown.reservations.length === 0 && (
        <Nothing narrowed={isNarrowed} clear={() => choose(NOTHING_CHOSEN)} />
      )}
      {!isLost && shown && shown.reservations.length > 0 && (
        <div className={styles.scroll} aria-busy={asking}>
          <ReservationsTable
            reservations={shown.reservations}
            sites={session.sites}
            skew={shown.skew}
            open={open}
          />
          {shown.next && (
            <Flex justify="center" padding={5}>
              <Button mode="ghost" text="Show more" disabled={asking} onClick={more} />
            </Flex>
          )}
        </div>
      )}
    </section>
  );
}

function Nothing({ narrowed, clear }: { narrowed: boolean; clear: () => void }) {
  return narrowed ? (
    <Notice title="No matching reservations" action={{ text: 'Show all reservations', run: clear }}>
      Change your search, or choose another status.
    </Notice>
  ) : (
    <Notice title="No reservations yet">Reservations from your sites appear here.</Notice>
  );
}
