import { Card } from '@sanity/ui';
import { useRouter, useRouterState } from 'sanity/router';
import type { BackOffice } from '../back-office/backOffice.ts';
import { NoBackOffice } from '../back-office/NoBackOffice.tsx';
import { ProblemNotice, Waiting } from '../back-office/Notice.tsx';
import { useBackOffice } from '../back-office/useBackOffice.ts';
import { useSession } from '../back-office/useSession.ts';
import { ReservationPane } from './detail/ReservationPane.tsx';
import { ReservationsList } from './list/ReservationsList.tsx';
import styles from './Reservations.module.css';

export function ReservationsTool() {
  const connection = useBackOffice();
  return (
    <Card height="fill" className={styles.tool} data-testid="reservations-tool">
      {'office' in connection ? (
        <Reservations office={connection.office} />
      ) : (
        <NoBackOffice missing={connection.missing} />
      )}
    </Card>
  );
}

function Reservations({ office }: { office: BackOffice }) {
  const { session, problem, retry } = useSession(office);
  const router = useRouter();
  const reference = useRouterState((state) => state.reference as string | undefined);
  if (problem) return <ProblemNotice problem={problem} retry={retry} />;
  if (!session) return <Waiting>Loading reservations</Waiting>;
  const close = () => router.navigate({});
  return (
    <div className={styles.columns} data-open={reference ? '' : undefined}>
      <ReservationsList office={office} session={session} open={reference} />
      {reference && (
        <ReservationPane
          key={reference}
          office={office}
          session={session}
          reference={reference}
          onClose={close}
        />
      )}
    </div>
  );
}
