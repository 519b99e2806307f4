import {
  ADVERT_GROUPS,
  type AdvertFilter,
  type AdvertGroup,
  type AdvertsAnswer,
  type ListedAdvert,
  type ListedOutgoingFeed,
  MOST_SEARCHED,
} from '@forecourt/lib/operations/advertising/overview/answers';
import { Badge, Button, Card, Flex, Select, Stack, Text, TextInput } from '@sanity/ui';
import { useCallback, useId, useState } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { Notice, ProblemBar, ProblemNotice, Waiting } from '../back-office/Notice.tsx';
import { useDebounced } from '../back-office/useDebounced.ts';
import styles from '../feeds/Feeds.module.css';
import { localTimeText } from '../feeds/localTime.ts';
import { countText } from '../feeds/texts.ts';
import { useAnswer } from '../feeds/useAnswer.ts';
import own from './Advertising.module.css';
import { MendLink } from './MendLink.tsx';
import { byCost, GROUP_BADGES, GROUP_LABELS, NO_VEHICLES } from './texts.ts';

/** A feed's vehicles, most viewed first, with filters and a link to correct each refusal. */
export function AdvertList({
  office,
  feed,
  filter,
  mayManage,
  onChange,
}: {
  office: BackOffice;
  feed: ListedOutgoingFeed;
  filter: AdvertFilter;
  mayManage: boolean;
  onChange: (filter: AdvertFilter) => void;
}) {
  const stocknum = useDebounced(filter.stocknum.trim());
  const asked = { ...filter, stocknum };
  return (
    <Card border radius={3} padding={4} as="section" aria-label="Vehicles">
      <Stack gap={4}>
        <Text as="h2" size={1} weight="semibold">
          Vehicles
        </Text>
        <Filters feed={feed} filter={filter} onChange={onChange} />
        {/* A new filter starts at the first page. */}
        <Pages
          key={JSON.stringify(asked)}
          office={office}
          feedId={feed.id}
          filter={asked}
          mayManage={mayManage}
        />
      </Stack>
    </Card>
  );
}

function Filters({
  feed,
  filter,
  onChange,
}: {
  feed: ListedOutgoingFeed;
  filter: AdvertFilter;
  onChange: (filter: AdvertFilter) => void;
}) {
  const id = useId();
  return (
    <div className={own.filters}>
      <div className={own.field}>
        <Text as="label" size={1} weight="medium" htmlFor={`${id}-group`}>
          Show
        </Text>
        <Select
          id={`${id}-group`}
          fontSize={1}
          value={filter.group}
          onChange={({ currentTarget }) =>
            onChange({ ...filter, group: currentTarget.value as AdvertGroup, reason: '' })
          }
        >
          {ADVERT_GROUPS.map((group) => (
            <option key={group} value={group}>
              {GROUP_LABELS[group]}
            </option>
          ))}
        </Select>
      </div>
      {filter.group === 'refused' && feed.reasons.length > 0 && (
        <div className={own.field}>
          <Text as="label" size={1} weight="medium" htmlFor={`${id}-reason`}>
            Reason
          </Text>
          <Select
            id={`${id}-reason`}
            fontSize={1}
            value={filter.reason}
            onChange={({ currentTarget }) => onChange({ ...filter, reason: currentTarget.value })}
          >
            <option value="">All reasons</option>
            {byCost(feed.reasons).map(({ reason, field }) => (
              <option key={`${field} ${reason}`} value={reason}>
                {reason}
              </option>
            ))}
          </Select>
        </div>
      )}
      <div className={own.field}>
        <Text as="label" size={1} weight="medium" htmlFor={`${id}-stocknum`}>
          Stock number
        </Text>
        <TextInput
          id={`${id}-stocknum`}
          type="search"
          fontSize={1}
          maxLength={MOST_SEARCHED}
          value={filter.stocknum}
          onChange={({ currentTarget }) => onChange({ ...filter, stocknum: currentTarget.value })}
        />
      </div>
    </div>
  );
}

function Pages({
  office,
  feedId,
  filter: { group, reason, stocknum },
  mayManage,
}: {
  office: BackOffice;
  feedId: string;
  filter: AdvertFilter;
  mayManage: boolean;
}) {
  /** Cursors of the pages before this one and of this one; the first page has none. */
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const after = cursors.at(-1) ?? null;
  const load = useCallback(
    (signal: AbortSignal) => office.adverts(feedId, { group, reason, stocknum, after }, signal),
    [office, feedId, group, reason, stocknum, after],
  );
  const { answer, problem, reload } = useAnswer<AdvertsAnswer>(load);
  if (!answer)
    return problem ? (
      <ProblemNotice problem={problem} retry={() => void reload()} />
    ) : (
      <Waiting>Loading vehicles</Waiting>
    );
  const { vehicles, next, total } = answer;
  return (
    <Stack gap={4}>
      {problem && <ProblemBar problem={problem} retry={() => void reload()} />}
      <Text size={1} muted role="status">
        {`${countText(total, 'vehicle')}, the most viewed first`}
      </Text>
      {vehicles.length === 0 ? (
        <Notice title="No vehicles">
          {reason || stocknum ? 'Choose another reason, or clear the stock number.' : NO_VEHICLES[group]}
        </Notice>
      ) : (
        <ul className={styles.lines} aria-label="Vehicles">
          {vehicles.map((vehicle) => (
            <Vehicle key={vehicle.id} vehicle={vehicle} mayManage={mayManage} />
          ))}
        </ul>
      )}
      {(next !== null || cursors.length > 0) && (
        <Flex gap={3} justify="center">
          <Button
            mode="ghost"
            fontSize={1}
            text="Previous vehicles"
            disabled={cursors.length === 0}
            onClick={() => setCursors(cursors.slice(0, -1))}
          />
          <Button
            mode="ghost"
            fontSize={1}
            text="Next vehicles"
            disabled={next === null}
            onClick={() => next !== null && setCursors([...cursors, next])}
          />
        </Flex>
      )}
    </Stack>
  );
}

function Vehicle({ vehicle, mayManage }: { vehicle: ListedAdvert; mayManage: boolean }) {
  const { text, tone } = GROUP_BADGES[vehicle.group];
  return (
    <li className={own.vehicle}>
      <Flex gap={3} align="center" justify="space-between">
        <Text size={1} weight="medium" className={styles.typed}>
          <a href={vehicle.url} target="_blank" rel="noreferrer" className={own.mend}>
            {vehicle.title || vehicle.stocknum}
          </a>
        </Text>
        <Badge tone={tone} fontSize={1} padding={2}>
          {text}
        </Badge>
      </Flex>
      <Text size={1} muted className={styles.typed}>
        {[
          `Stock ${vehicle.stocknum}`,
          `${countText(vehicle.views, 'page view')} in 30 days`,
          ...whenText(vehicle),
        ].join(' · ')}
      </Text>
      {vehicle.reasons.map(({ reason, field, mend }) => (
        <div key={`${field} ${reason}`} className={own.why}>
          <Text size={1} className={styles.typed}>
            {reason}
          </Text>
          {mend && (
            <Text size={1} className={styles.typed}>
              <MendLink target={mend} mayManage={mayManage} />
            </Text>
          )}
        </div>
      ))}
    </li>
  );
}

function whenText({ group, sentAt, changedAt }: ListedAdvert): string[] {
  if (group === 'sent' && sentAt) return [`sent ${localTimeText(sentAt)}`];
  return changedAt ? [`since ${localTimeText(changedAt)}`] : [];
}
