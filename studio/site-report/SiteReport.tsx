import type { SiteAnswer } from '@forecourt/lib/operations/back-office/contract';
import { CHECKS } from '@forecourt/lib/operations/site-report/checks';
import type { Finding, SiteReportAnswer } from '@forecourt/lib/operations/site-report/report';
import { Box, Button, Flex, Heading, Select, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { dayText } from '../back-office/moments.ts';
import { Notice, ProblemBar, ProblemNotice, Waiting } from '../back-office/Notice.tsx';
import { chooseSlug, firstSlug } from '../home/chosenSite.ts';
import { FindingCard } from './FindingCard.tsx';
import { LawCheck } from './LawCheck.tsx';
import { PassedChecks } from './PassedChecks.tsx';
import styles from './SiteReport.module.css';
import { Summary } from './Summary.tsx';
import { useSiteReport } from './useSiteReport.ts';

/** The problems of a site, most costly first. */
export function SiteReport({ office, sites }: { office: BackOffice; sites: readonly SiteAnswer[] }) {
  const [slug, setSlug] = useState(() => firstSlug(sites));
  const { shown, problem, asking, refresh } = useSiteReport(office, slug);
  const site = sites.find((each) => each.slug === slug);
  function choose(next: string) {
    chooseSlug(next);
    setSlug(next);
  }
  return (
    <section className={styles.scroll} aria-label="Site report" aria-busy={asking}>
      <Stack gap={5} paddingX={4} paddingY={5} className={styles.report}>
        <Flex align="flex-end" justify="space-between" gap={4} wrap="wrap">
          <Stack gap={4} className={styles.grow}>
            <Heading as="h1" size={2}>
              Site report
            </Heading>
            <Text size={1} muted>
              Problems that may cost you buyers, most important first.
            </Text>
          </Stack>
          <Flex gap={3} wrap="wrap">
            {sites.length > 1 && (
              <Box className={styles.site}>
                <Select
                  aria-label="Site"
                  fontSize={1}
                  value={slug}
                  onChange={(event) => choose(event.currentTarget.value)}
                >
                  {sites.map((each) => (
                    <option key={each.slug} value={each.slug}>
                      {each.name}
                    </option>
                  ))}
                </Select>
              </Box>
            )}
            <Button mode="ghost" fontSize={1} text="Check again" disabled={asking} onClick={refresh} />
          </Flex>
        </Flex>
        {problem && shown && <ProblemBar problem={problem} retry={refresh} />}
        {problem && !shown && <ProblemNotice problem={problem} retry={refresh} />}
        {!problem && !shown && <Waiting>Checking the site</Waiting>}
        {shown && site && <Report answer={shown} office={office} site={site} refresh={refresh} />}
      </Stack>
    </section>
  );
}

function Findings({ findings, answer }: { findings: readonly Finding[]; answer: SiteReportAnswer }) {
  if (findings.length === 0) return null;
  return (
    <Stack as="ol" gap={4} className={styles.cards}>
      {findings.map((finding) => (
        <FindingCard
          key={finding.check}
          finding={finding}
          siteUrl={answer.siteUrl}
          before={answer.earlier?.counts[finding.check]}
        />
      ))}
    </Stack>
  );
}

function Report({
  answer,
  office,
  site,
  refresh,
}: {
  answer: SiteReportAnswer;
  office: BackOffice;
  site: SiteAnswer;
  refresh: () => void;
}) {
  const { findings, earlier, outsideLinksOn, lawCheck } = answer;
  const amiss = findings.filter(({ count }) => count > 0);
  const ofLaw = amiss.filter(({ check }) => CHECKS[check].area === 'law');
  const others = amiss.filter((finding) => !ofLaw.includes(finding));
  return (
    <>
      <Summary answer={answer} />
      {amiss.length === 0 ? (
        <Notice title="No problems found">All checks passed.</Notice>
      ) : (
        <Findings findings={others} answer={answer} />
      )}
      <LawCheck key={site.slug} office={office} site={site} loaded={lawCheck} onEnd={refresh}>
        <Findings findings={ofLaw} answer={answer} />
      </LawCheck>
      <PassedChecks findings={findings} earlier={earlier} />
      <Text size={1} muted>
        {earlier
          ? `Compared with the report of Monday ${dayText(`${earlier.week}T12:00:00Z`, 'UTC')}. `
          : 'Comparisons with the previous week start on the second Monday. '}
        {outsideLinksOn
          ? `Links to other sites were last checked on Monday ${dayText(`${outsideLinksOn}T12:00:00Z`, 'UTC')}.`
          : 'Links to other sites are checked on Mondays.'}
      </Text>
    </>
  );
}
