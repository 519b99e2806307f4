import type { SiteAnswer } from '@forecourt/lib/operations/back-office/contract';
import {
  ALL_VEHICLES,
  type MerchandisingAnswer,
  type RiskVehicle,
} from '@forecourt/lib/operations/merchandising/answers';
import { DAYS_AHEAD, HOLDING_PER_DAY } from '@forecourt/lib/operations/merchandising/risk';
import { formatDate, formatMoney, formatWhole } from '@forecourt/lib/platform/text/format';
import { Box, Button, Flex, Heading, Select, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { Notice, ProblemBar, ProblemNotice, Waiting } from '../back-office/Notice.tsx';
import { chooseSlug, firstSlug } from '../home/chosenSite.ts';
import { ExportButton } from '../reservations/list/ExportButton.tsx';
import { Filters } from './Filters.tsx';
import styles from './Merchandising.module.css';
import { useMerchandising } from './useMerchandising.ts';
import { VehicleRow } from './VehicleRow.tsx';

/** The vehicles of a site by money at risk, each with a suggested step. */
export function Merchandising({ office, sites }: { office: BackOffice; sites: readonly SiteAnswer[] }) {
  const [site, setSite] = useState(() => firstSlug(sites));
  const [filter, setFilter] = useState(ALL_VEHICLES);
  const { shown, problem, asking, more, refresh } = useMerchandising(office, site, filter);
  function choose(next: string) {
    chooseSlug(next);
    setSite(next);
    setFilter(ALL_VEHICLES);
  }
  return (
    <section className={styles.scroll} aria-label="Merchandising" aria-busy={asking}>
      <Stack gap={5} paddingX={[3, 4]} paddingY={5} className={styles.page}>
        <Flex align="flex-end" justify="space-between" gap={4} wrap="wrap">
          <Stack gap={4} className={styles.grow}>
            <Heading as="h1" size={2}>
              Merchandising
            </Heading>
            <Text size={1} muted>
              Your vehicles, most money at risk first, and what to do about each.
            </Text>
          </Stack>
          <Flex gap={3} wrap="wrap">
            {sites.length > 1 && (
              <Box className={styles.site}>
                <Select
                  aria-label="Site"
                  fontSize={1}
                  value={site}
                  onChange={({ currentTarget }) => choose(currentTarget.value)}
                >
                  {sites.map(({ slug, name }) => (
                    <option key={slug} value={slug}>
                      {name}
                    </option>
                  ))}
                </Select>
              </Box>
            )}
            <ExportButton
              name={`merchandising-${site}`}
              load={() => office.exportMerchandising({ site, ...filter })}
              disabled={!shown || shown.answer.matching.vehicles === 0}
            />
          </Flex>
        </Flex>
        {problem && shown && <ProblemBar problem={problem} retry={refresh} />}
        {problem && !shown && <ProblemNotice problem={problem} retry={refresh} />}
        {!problem && !shown && <Waiting>Loading vehicles</Waiting>}
        {shown && shown.answer.total.vehicles === 0 && (
          <Notice title="No vehicles for sale">Vehicles appear here after the first import of a feed.</Notice>
        )}
        {shown && shown.answer.total.vehicles > 0 && (
          <>
            <Totals answer={shown.answer} />
            <Filters answer={shown.answer} filter={filter} onChange={setFilter} />
            <Vehicles answer={shown.answer} vehicles={shown.vehicles} />
            {shown.vehicles.length < shown.answer.matching.vehicles && (
              <Flex justify="center">
                <Button mode="ghost" fontSize={1} text="Show more" disabled={asking} onClick={more} />
              </Flex>
            )}
            <Method countedSince={shown.answer.countedSince} />
          </>
        )}
      </Stack>
    </section>
  );
}

function Totals({ answer: { total, matching } }: { answer: MerchandisingAnswer }) {
  const figures = [
    ['Vehicles', formatWhole(total.vehicles)],
    ['Money at risk', formatMoney(total.atRisk)],
    ...(matching.vehicles < total.vehicles
      ? ([
          ['Matching vehicles', formatWhole(matching.vehicles)],
          ['At risk in these', formatMoney(matching.atRisk)],
        ] as const)
      : []),
  ] as const;
  return (
    <dl className={styles.totals} aria-label="Totals">
      {figures.map(([title, figure]) => (
        <div key={title} className={styles.total}>
          <Text as="dt" size={1} muted>
            {title}
          </Text>
          <Text as="dd" size={4} weight="semibold" className={styles.number}>
            {figure}
          </Text>
        </div>
      ))}
    </dl>
  );
}

function Vehicles({ answer, vehicles }: { answer: MerchandisingAnswer; vehicles: readonly RiskVehicle[] }) {
  if (vehicles.length === 0)
    return <Notice title="No matching vehicles">Choose another step, place or make.</Notice>;
  return (
    <ol className={styles.vehicles} aria-label="Vehicles">
      {vehicles.map((vehicle) => (
        <VehicleRow
          key={vehicle.id}
          vehicle={vehicle}
          siteUrl={answer.siteUrl}
          mayManage={answer.mayManage}
        />
      ))}
    </ol>
  );
}

function Method({ countedSince }: { countedSince: string | null }) {
  const perYear = Math.round(HOLDING_PER_DAY * 365 * 100);
  return (
    <details>
      <summary className={styles.summary}>
        <Text size={1}>How money at risk is calculated</Text>
      </summary>
      <Stack gap={4} paddingTop={4}>
        <Text size={1} muted>
          {`What the vehicle has cost to hold so far and is likely to cost until it sells, plus the amount above similar vehicles. Holding costs ${perYear}% of the price a year: interest, depreciation, space, insurance and preparation. A vehicle with the usual interest counts ${DAYS_AHEAD.usual} further days, one without any ${DAYS_AHEAD.most}.`}
        </Text>
        <Text size={1} muted>
          Similar vehicles are those of your own stock of the last six months, as in the price comparison on
          vehicle pages. Reserved vehicles are left out. A view counts once per visitor and hour.
        </Text>
        {countedSince && (
          <Text size={1} muted>
            {`Views by day are counted since ${formatDate(countedSince, 'UTC')}.`}
          </Text>
        )}
      </Stack>
    </details>
  );
}
