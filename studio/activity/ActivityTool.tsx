import { Card } from '@sanity/ui';
import type { BackOffice } from '../reservations/backOffice.ts';
import { NoBackOffice } from '../reservations/NoBackOffice.tsx';
import { Notice, ProblemNotice, Waiting } from '../reservations/Notice.tsx';
import { useBackOffice } from '../reservations/useBackOffice.ts';
import { useSession } from '../reservations/useSession.ts';
import styles from './Activity.module.css';
import { ActivityReport } from './ActivityReport.tsx';

/** What visitors do on the sites that whoever is signed in may see. */
export function ActivityTool() {
  const connection = useBackOffice();
  return (
    <Card height="fill" className={styles.tool} data-testid="activity-tool">
      {'office' in connection ? (
        <SignedIn office={connection.office} />
      ) : (
        <NoBackOffice missing={connection.missing} />
      )}
    </Card>
  );
}

function SignedIn({ office }: { office: BackOffice }) {
  const { session, problem, retry } = useSession(office);
  if (problem?.code === 'no_rights')
    return <Notice title="Activity is not for your role">Ask an administrator.</Notice>;
  if (problem) return <ProblemNotice problem={problem} retry={retry} />;
  if (!session) return <Waiting>Loading activity</Waiting>;
  return <ActivityReport office={office} sites={session.sites} />;
}
