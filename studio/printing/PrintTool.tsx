import { Card } from '@sanity/ui';
import type { BackOffice } from '../reservations/backOffice.ts';
import { NoBackOffice } from '../reservations/NoBackOffice.tsx';
import { Notice, ProblemNotice, Waiting } from '../reservations/Notice.tsx';
import { useBackOffice } from '../reservations/useBackOffice.ts';
import { useSession } from '../reservations/useSession.ts';
import styles from './Print.module.css';
import { PrintForm } from './PrintForm.tsx';

/** Sheets of vehicles as one PDF, for the sites that whoever is signed in may see. */
export function PrintTool() {
  const connection = useBackOffice();
  return (
    <Card height="fill" className={styles.tool} data-testid="print-tool">
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
    return <Notice title="Printing stock is not for your role">Ask an administrator.</Notice>;
  if (problem) return <ProblemNotice problem={problem} retry={retry} />;
  if (!session) return <Waiting>Loading sites</Waiting>;
  return <PrintForm office={office} sites={session.sites} />;
}
