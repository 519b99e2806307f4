import type { StaffAnswer } from '@forecourt/lib/operations/back-office/team-contract';
import { Select, Stack, Text } from '@sanity/ui';
import { useEffect, useId, useState } from 'react';
import { Problem } from '../../back-office/Notice.tsx';
import { Person } from '../../back-office/Person.tsx';
import { useBackOffice } from '../../back-office/useBackOffice.ts';
import { problemOf } from '../../back-office/useSession.ts';

/**
 * Shows who is responsible for a thread, and changes it. Renders nothing on sites without a team.
 * @param props.site slug
 */
export function OwnerPicker({
  threadId,
  ownerId,
  site,
  onChanged,
}: {
  threadId: string;
  ownerId: string | null;
  site: string;
  onChanged(): void;
}) {
  const id = useId();
  const connection = useBackOffice();
  const office = 'office' in connection ? connection.office : null;
  const [answer, setAnswer] = useState<StaffAnswer | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    if (!office) return;
    const controller = new AbortController();
    office.staff(site, controller.signal).then(setAnswer, (error: unknown) => {
      if (!controller.signal.aborted) setProblem(problemOf(error).message);
    });
    return () => controller.abort();
  }, [office, site]);

  async function choose(next: string) {
    if (!office || chosen !== null) return;
    setChosen(next);
    setProblem(null);
    try {
      await office.setOwner({ threadId, ownerId: next || null });
      onChanged();
    } catch (error) {
      setProblem(problemOf(error).message);
    }
    setChosen(null);
  }

  if (problem && !answer) return <Problem>{problem}</Problem>;
  if (!answer || (answer.staff.length === 0 && ownerId === null)) return null;
  const people = answer.staff.filter(({ isActive, userId }) => isActive || userId === ownerId);
  const isListed = ownerId === null || people.some(({ userId }) => userId === ownerId);
  const name = people.find(({ userId }) => userId === ownerId)?.name;
  return (
    <Stack gap={3} data-testid="owner">
      <Text as="label" size={1} weight="medium" htmlFor={id}>
        Owner
      </Text>
      {answer.mayAct ? (
        <Select
          id={id}
          fontSize={1}
          value={chosen ?? ownerId ?? ''}
          aria-busy={chosen !== null}
          onChange={(event) => void choose(event.currentTarget.value)}
        >
          <option value="">Nobody</option>
          {!isListed && (
            <option value={ownerId ?? ''}>
              <Person id={ownerId ?? ''} />
            </option>
          )}
          {people.map(({ userId, name: ownName, isActive }) => (
            <option key={userId} value={userId} disabled={!isActive}>
              {isActive ? ownName : `${ownName} (has left)`}
            </option>
          ))}
        </Select>
      ) : (
        <Text size={1} id={id}>
          {name ?? (ownerId ? <Person id={ownerId} /> : 'Nobody')}
        </Text>
      )}
      {problem && <Problem>{problem}</Problem>}
    </Stack>
  );
}
