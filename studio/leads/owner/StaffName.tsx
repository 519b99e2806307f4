import type { ThreadChoicesAnswer } from '@forecourt/lib/leads/thread/answers';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { Person } from '../../back-office/Person.tsx';

const Names = createContext<ReadonlyMap<string, string>>(new Map());

/** Provides the names that teams give their people. */
export function StaffNames({
  people,
  children,
}: {
  people: ThreadChoicesAnswer['people'];
  children: ReactNode;
}) {
  const names = useMemo(
    () => new Map(people.flatMap(({ id, name }) => (name ? [[id, name] as const] : []))),
    [people],
  );
  return <Names value={names}>{children}</Names>;
}

/** Shows a person's name in their team, or the name of their studio account if they are in none. */
export const StaffName = ({ id }: { id: string }) => useContext(Names).get(id) ?? <Person id={id} />;
