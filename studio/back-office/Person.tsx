import { useUser } from 'sanity';

/** Shows the name of a studio user, or the id if the user no longer exists. */
export function Person({ id }: { id: string }) {
  const [user] = useUser(id);
  return user?.displayName ?? id;
}
