import { Card } from '@sanity/ui';
import type { ComponentProps, ReactNode } from 'react';
import type { BackOffice } from './backOffice.ts';
import { NoBackOffice } from './NoBackOffice.tsx';
import { Notice, ProblemNotice, Waiting } from './Notice.tsx';
import { useBackOffice } from './useBackOffice.ts';
import { useSession } from './useSession.ts';

type Session = NonNullable<ReturnType<typeof useSession>['session']>;

interface Words {
  noRights: string;
  waiting: string;
}

/**
 * Loads the session and renders a tool that uses the back office.
 * @param props.name test id, such as `print-tool`
 */
export function OfficeTool({
  name,
  className,
  words,
  children,
}: {
  name: string;
  className: ComponentProps<typeof Card>['className'];
  words: Words;
  children: (office: BackOffice, session: Session) => ReactNode;
}) {
  const connection = useBackOffice();
  return (
    <Card height="fill" className={className} data-testid={name}>
      {'office' in connection ? (
        <SignedIn office={connection.office} words={words}>
          {children}
        </SignedIn>
      ) : (
        <NoBackOffice missing={connection.missing} />
      )}
    </Card>
  );
}

function SignedIn({
  office,
  words,
  children,
}: {
  office: BackOffice;
  words: Words;
  children: (office: BackOffice, session: Session) => ReactNode;
}) {
  const { session, problem, retry } = useSession(office);
  if (problem?.code === 'no_rights')
    return <Notice title={words.noRights}>Ask an administrator for access.</Notice>;
  if (problem) return <ProblemNotice problem={problem} retry={retry} />;
  if (!session) return <Waiting>{words.waiting}</Waiting>;
  return children(office, session);
}
