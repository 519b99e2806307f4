import { useUser } from 'sanity';

/** Somebody of the studio by name; by id once nobody knows them any more. */
export function Person({ id }: { id: string }) {
  const [user] = useUser(id);
  return user?.displayName ?? id;
}
