import { onTimeShare } from '@forecourt/lib/leads/clock/report';
import type { SiteComparison, TodayAnswer } from '@forecourt/lib/operations/back-office/team-contract';
import { Badge, Flex, Heading, Stack, Text } from '@sanity/ui';
import type { ReactNode } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { momentText, timeText, zoneText } from '../back-office/moments.ts';
import { ProblemBar, ProblemNotice, Waiting } from '../back-office/Notice.tsx';
import { LEADS_TOOL, RESERVATIONS_TOOL, TEAM_TOOL, TEST_DRIVES_TOOL } from '../back-office/toolName.ts';
import { durationText } from '../leads/texts.ts';
import teamStyles from '../team/Team.module.css';
import { ToolLink } from '../tools/ToolLink.tsx';
import styles from './Home.module.css';
import { useToday } from './useToday.ts';

/** The user's leads, drives, reservations and tasks of today, and how their sites compare. */
export function Today({ office }: { office: BackOffice }) {
  const { today, problem, refresh } = useToday(office);
  // Roles without a right to see shoppers have no such work.
  if (problem?.code === 'no_rights') return null;
  if (!today)
    return problem ? (
      <ProblemNotice problem={problem} retry={() => void refresh()} />
    ) : (
      <Waiting>Loading today’s work</Waiting>
    );
  return (
    <Stack gap={6} data-testid="today">
      {problem && <ProblemBar problem={problem} retry={() => void refresh()} />}
      <Work today={today} />
      {today.sites.length > 1 && <Comparison sites={today.sites} />}
    </Stack>
  );
}

function Work({ today }: { today: TodayAnswer }) {
  const { leads, drives, reservations, tasks, counts, now } = today;
  return (
    <div className={styles.work}>
      <List title="Leads to answer" count={counts.leads} tool={LEADS_TOOL} empty="Every lead is answered.">
        {leads.map(({ id, about, name, dueAt, createdAt, isMine, timeZone }) => (
          <Line
            key={id}
            tool={`${LEADS_TOOL}/${id}`}
            title={name || about}
            detail={[name && about, !isMine && 'no owner'].filter(Boolean).join(' · ')}
            time={momentText(dueAt ?? createdAt, timeZone)}
            badge={dueAt === null ? null : dueAt <= now ? 'Late' : 'Due'}
            isLate={dueAt !== null && dueAt <= now}
          />
        ))}
      </List>
      <List
        title="Test drives today"
        count={counts.drives}
        tool={TEST_DRIVES_TOOL}
        empty="No test drives today."
      >
        {drives.map(({ id, name, car, startsAt, timeZone }) => (
          <Line
            key={id}
            tool={TEST_DRIVES_TOOL}
            title={name}
            detail={car}
            time={`${timeText(startsAt, timeZone)} ${zoneText(startsAt, timeZone)}`}
          />
        ))}
      </List>
      <List
        title="Reservations"
        count={counts.reservations}
        tool={RESERVATIONS_TOOL}
        empty="No reserved vehicles."
      >
        {reservations.map(({ reference, car, until, timeZone }) => (
          <Line
            key={reference}
            tool={`${RESERVATIONS_TOOL}/${reference}`}
            title={car}
            detail={reference}
            time={momentText(until, timeZone)}
            badge={until <= now ? 'Ended' : 'Until'}
            isLate={until <= now}
          />
        ))}
      </List>
      <List title="Tasks" count={counts.tasks} tool={LEADS_TOOL} empty="No tasks due today.">
        {tasks.map(({ id, threadId, text, dueAt, timeZone }) => (
          <Line
            key={id}
            tool={`${LEADS_TOOL}/${threadId}`}
            title={text}
            detail=""
            time={momentText(dueAt, timeZone)}
            badge={dueAt <= now ? 'Overdue' : 'Due'}
            isLate={dueAt <= now}
          />
        ))}
      </List>
    </div>
  );
}

function List({
  title,
  count,
  tool,
  empty,
  children,
}: {
  title: string;
  count: number;
  tool: string;
  empty: string;
  children: ReactNode[];
}) {
  return (
    <Stack as="section" gap={4} aria-label={title}>
      <Flex gap={3} align="center" justify="space-between">
        <Heading as="h2" size={1}>
          {title} ({count})
        </Heading>
        <ToolLink tool={tool} className={styles.more}>
          <Text as="span" size={1}>
            Show all
          </Text>
        </ToolLink>
      </Flex>
      {children.length > 0 ? (
        <ul className={styles.lines}>{children}</ul>
      ) : (
        <Text size={1} muted>
          {empty}
        </Text>
      )}
    </Stack>
  );
}

function Line({
  tool,
  title,
  detail,
  time,
  badge = null,
  isLate = false,
}: {
  tool: string;
  title: string;
  detail: string;
  time: string;
  badge?: string | null;
  isLate?: boolean;
}) {
  return (
    <li className={styles.line}>
      <Stack gap={3}>
        <ToolLink tool={tool}>
          <Text as="span" size={1} weight="medium">
            {title}
          </Text>
        </ToolLink>
        {detail && (
          <Text size={1} muted>
            {detail}
          </Text>
        )}
      </Stack>
      <Flex gap={2} align="center" wrap="wrap" justify="flex-end">
        {badge && <Badge tone={isLate ? 'critical' : 'default'}>{badge}</Badge>}
        <Text size={1} muted>
          {time}
        </Text>
      </Flex>
    </li>
  );
}

const HEADS = ['Leads', 'Not answered', 'Late now', 'Median', 'On time', 'Reservations'];

/** The sites of a group side by side. */
function Comparison({ sites }: { sites: readonly SiteComparison[] }) {
  return (
    <Stack as="section" gap={4} aria-label="Your sites">
      <Flex gap={3} align="center" justify="space-between" wrap="wrap">
        <Heading as="h2" size={1}>
          Your sites, last 30 days
        </Heading>
        <ToolLink tool={TEAM_TOOL} className={styles.more}>
          <Text as="span" size={1}>
            Response times
          </Text>
        </ToolLink>
      </Flex>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: focusable, so that it can be scrolled with the keyboard */}
      <section className={teamStyles.wide} aria-label="Comparison of sites" tabIndex={0}>
        <table className={teamStyles.table} aria-label="Comparison of sites">
          <thead>
            <tr>
              {['Site', ...HEADS].map((head) => (
                <th key={head} scope="col">
                  <Text size={1} muted weight="medium">
                    {head}
                  </Text>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sites.map((site) => (
              <SiteLine key={site.site} site={site} />
            ))}
          </tbody>
        </table>
      </section>
    </Stack>
  );
}

function SiteLine({ site }: { site: SiteComparison }) {
  const { name, leads, unanswered, late, medianMinutes, due, onTime, reservations } = site;
  const share = onTimeShare(site);
  const cells = [
    leads,
    unanswered,
    late,
    medianMinutes === null ? '–' : durationText(medianMinutes),
    share === null ? '–' : `${share}% (${onTime} of ${due})`,
    reservations,
  ];
  return (
    <tr>
      <th scope="row">
        <Text size={1}>{name}</Text>
      </th>
      {cells.map((cell, index) => (
        <td key={HEADS[index]}>
          <Text size={1}>{cell}</Text>
        </td>
      ))}
    </tr>
  );
}
