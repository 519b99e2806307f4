import { useToast } from '@sanity/ui/toast';
import { EditProblem } from './usePageEditor.ts';

/** Returns a function that runs a change and shows its problem, if any. */
export function useEditAction(): (change: () => Promise<void>) => void {
  const toast = useToast();
  return (change) => {
    change().catch((error: unknown) =>
      toast.push({
        id: 'page-edit',
        status: 'warning',
        title: error instanceof EditProblem ? error.message : 'This did not work. Try again.',
      }),
    );
  };
}
