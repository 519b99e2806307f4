/** The place for choosing who answers a thread. */
export function OwnerPicker(_props: {
  threadId: string;
  ownerId: string | null;
  site: string;
  onChanged: () => void;
}) {
  return null;
}
