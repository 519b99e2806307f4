import type { StaffMember } from '@forecourt/lib/leads/owner/team';
import { Select, Text } from '@sanity/ui';
import { useState } from 'react';
import type { BackOffice } from '../../back-office/backOffice.ts';
import { problemOf } from '../../back-office/useSession.ts';
import styles from '../Inbox.module.css';
import { StaffName } from './StaffName.tsx';

/**
 * Shows who is responsible for a thread, and changes it. Renders nothing on sites without a team.
 * @param props.staff the team of the thread's site
 */
export function OwnerPicker({
  office,
  threadId,
  ownerId,
  staff,
  mayAct,
  onChanged,
  onProblem,
}: {
  office: BackOffice;
  threadId: string;
  ownerId: string | null;
  staff: readonly StaffMember[];
  mayAct: boolean;
  onChanged: () => void;
  onProblem: (message: string | null) => void;
}) {
  const [chosen, setChosen] = useState<string | null>(null);

  async function choose(next: string) {
    if (chosen !== null) return;
    setChosen(next);
    onProblem(null);
    try {
      await office.setOwner({ threadId, ownerId: next || null });
      onChanged();
    } catch (error) {
      onProblem(problemOf(error).message);
    }
    setChosen(null);
  }

  if (staff.length === 0 && ownerId === null) return null;
  if (!mayAct)
    return (
      <Text size={1} muted>
        {ownerId ? (
          <>
            Owner: <StaffName id={ownerId} />
          </>
        ) : (
          'No owner'
        )}
      </Text>
    );
  const people = staff.filter(({ isActive, userId }) => isActive || userId === ownerId);
  const isListed = ownerId === null || people.some(({ userId }) => userId === ownerId);
  return (
    <div className={styles.statusBox}>
      <Select
        aria-label="Owner"
        fontSize={1}
        value={chosen ?? ownerId ?? ''}
        aria-busy={chosen !== null}
        onChange={({ currentTarget }) => void choose(currentTarget.value)}
      >
        <option value="">No owner</option>
        {ownerId !== null && !isListed && (
          <option value={ownerId}>
            <StaffName id={ownerId} />
          </option>
        )}
        {people.map(({ userId, name, isActive }) => (
          <option key={userId} value={userId} disabled={!isActive}>
            {isActive ? name : `${name} (has left)`}
          </option>
        ))}
      </Select>
    </div>
  );
}
