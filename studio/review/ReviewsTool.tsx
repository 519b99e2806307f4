import type { ReviewsAnswer } from '@forecourt/lib/operations/review/contract';
import { formatDate } from '@forecourt/lib/platform/text/format';
import { publishedIdOf, releaseOfVersion } from '@forecourt/lib/sites/content-lake/document-id';
import { Badge, Card, Flex, Heading, Stack, Text } from '@sanity/ui';
import { useCallback, useEffect, useState } from 'react';
import { IntentLink } from 'sanity/router';
import type { BackOffice, BackOfficeProblem } from '../back-office/backOffice.ts';
import { NoBackOffice } from '../back-office/NoBackOffice.tsx';
import { Notice, ProblemNotice, Waiting } from '../back-office/Notice.tsx';
import { useBackOffice } from '../back-office/useBackOffice.ts';
import { usePolling } from '../back-office/usePolling.ts';
import { problemOf } from '../back-office/useSession.ts';
import styles from './Reviews.module.css';
import { statusOf } from './status.ts';

type Listed = ReviewsAnswer['reviews'][number];
type Unapproved = ReviewsAnswer['unapproved'][number];

/** The tool Reviews: drafts that wait for the user's approval, the user's own requests, and all others. */
export function ReviewsTool() {
  const connection = useBackOffice();
  return (
    <Card height="fill" overflow="auto" data-testid="reviews-tool">
      {'office' in connection ? (
        <Reviews office={connection.office} />
      ) : (
        <NoBackOffice missing={connection.missing} />
      )}
    </Card>
  );
}

function useReviews(office: BackOffice) {
  const [answer, setAnswer] = useState<ReviewsAnswer | null>(null);
  const [problem, setProblem] = useState<BackOfficeProblem | null>(null);
  const load = useCallback(
    (signal?: AbortSignal) =>
      office.reviews(signal).then(
        (latest) => {
          setAnswer(latest);
          setProblem(null);
        },
        (error: unknown) => {
          if (!signal?.aborted) setProblem(problemOf(error));
        },
      ),
    [office],
  );
  useEffect(() => {
    const controller = new AbortController();
    void load(controller.signal);
    return () => controller.abort();
  }, [load]);
  usePolling(() => void load());
  return { answer, problem, retry: () => void load() };
}

function Reviews({ office }: { office: BackOffice }) {
  const { answer, problem, retry } = useReviews(office);
  if (!answer && problem) return <ProblemNotice problem={problem} retry={retry} />;
  if (!answer) return <Waiting>Loading reviews…</Waiting>;
  const { reviews, unapproved } = answer;
  if (reviews.length === 0 && unapproved.length === 0)
    return (
      <Notice title="Nothing to review">
        Drafts and releases that need approval appear here. Open a page, an offer or a release and choose
        &lsquo;Request approval&rsquo;.
      </Notice>
    );
  const others = reviews.filter(({ isMine, awaitsMe }) => !isMine && !awaitsMe);
  return (
    <div className={styles.page}>
      <Stack gap={6}>
        <Heading as="h1" size={2}>
          Reviews
        </Heading>
        <Group title="Waiting for you" reviews={reviews.filter(({ awaitsMe }) => awaitsMe)} />
        <Group title="Your requests" reviews={reviews.filter(({ isMine }) => isMine)} />
        <Group title="Others" reviews={others} />
        <UnapprovedGroup publications={unapproved} />
      </Stack>
    </div>
  );
}

function Group({ title, reviews }: { title: string; reviews: readonly Listed[] }) {
  if (reviews.length === 0) return null;
  return (
    <Stack as="section" gap={4} aria-label={title}>
      <Heading as="h2" size={1}>
        {title}
      </Heading>
      <ul className={styles.list}>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewRow review={review} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

const TYPES: Readonly<Record<string, string>> = { page: 'Page', offer: 'Offer' };

/** What was published without the approval that it needs, in the last two weeks. */
function UnapprovedGroup({ publications }: { publications: readonly Unapproved[] }) {
  if (publications.length === 0) return null;
  return (
    <Stack as="section" gap={4} aria-label="Published without approval">
      <Heading as="h2" size={1}>
        Published without approval
      </Heading>
      <ul className={styles.list}>
        {publications.map(({ document, revision, type, title, sites, publishedBy, publishedAt }) => (
          <li key={`${document} ${revision}`}>
            <Card padding={4} border radius={2}>
              <Stack gap={3}>
                <Text weight="semibold">
                  <IntentLink intent="edit" params={{ id: document, type }}>
                    {title}
                  </IntentLink>
                </Text>
                <Text size={1}>
                  {`${[TYPES[type] ?? type, ...sites].join(' · ')}. Published by ${publishedBy.name} on ${new Date(publishedAt).toLocaleString('en-AU', { dateStyle: 'medium', timeStyle: 'short' })}.`}
                </Text>
              </Stack>
            </Card>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function ReviewRow({ review }: { review: Listed }) {
  const { document, type, title, sites, requestedBy, assignedTo, dueOn, comments } = review;
  const due = dueOn && formatDate(dueOn, 'UTC');
  const release = releaseOfVersion(document);
  return (
    <Card padding={4} border radius={2}>
      <Stack gap={3}>
        <Flex gap={3} align="center" wrap="wrap">
          <Text weight="semibold">
            <IntentLink
              intent="edit"
              params={{ id: publishedIdOf(document), type }}
              {...(release !== null && { searchParams: [['perspective', release]] })}
            >
              {title}
            </IntentLink>
          </Text>
          <Badge>{statusOf(review).label}</Badge>
        </Flex>
        <Text size={1}>
          {[TYPES[type] ?? type, ...(release === null ? [] : ['in a release']), ...sites].join(' · ')}.
          Requested by {requestedBy.name}
          {assignedTo && `, from ${assignedTo.name}`}
          {due && `, due ${due}`}.
          {comments.length > 0 && ` ${comments.length === 1 ? '1 comment' : `${comments.length} comments`}.`}
        </Text>
      </Stack>
    </Card>
  );
}
