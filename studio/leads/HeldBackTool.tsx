import { Card } from '@sanity/ui';
import type { BackOffice } from '../reservations/backOffice.ts';
import { NoBackOffice } from '../reservations/NoBackOffice.tsx';
import { Notice, ProblemNotice, Waiting } from '../reservations/Notice.tsx';
import { useBackOffice } from '../reservations/useBackOffice.ts';
import { useSession } from '../reservations/useSession.ts';
import styles from './HeldBack.module.css';
import { HeldBackList } from './HeldBackList.tsx';

/** Leads of every site that whoever is signed in may see, which were held back as suspected spam. */
export function HeldBackTool() {
  const connection = useBackOffice();
  return (
    <Card height="fill" className={styles.tool} data-testid="held-back-tool">
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
    return <Notice title="Held-back leads are not for your role">Ask an administrator.</Notice>;
  if (problem) return <ProblemNotice problem={problem} retry={retry} />;
  if (!session) return <Waiting>Loading held-back leads</Waiting>;
  return <HeldBackList office={office} sites={session.sites} />;
}
