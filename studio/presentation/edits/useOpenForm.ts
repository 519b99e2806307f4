import { usePresentationParams } from 'sanity/presentation';
import { useRouter } from 'sanity/router';

/** Returns a function that opens the form beside the page at an item or field, and keeps the page. */
export function useOpenForm(): (document: { id: string; type: string }, path: string) => void {
  const router = useRouter();
  const preview = usePresentationParams(false)?.preview;
  return ({ id, type }, path) =>
    router.navigateIntent('edit', {
      id,
      type,
      path,
      mode: 'presentation',
      presentation: 'presentation',
      ...(preview && { preview }),
    });
}
