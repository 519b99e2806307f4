import type { FormKind } from '@forecourt/lib/leads/form-kinds';

/**
 * Returns attributes for a link that opens a form in a dialog, through one listener per page. Without
 * scripts the link follows its `href`.
 * @param vehicle slug of the vehicle the form is about
 * @param location id of the preselected location for a form without a vehicle
 * @param block key of the page's block with the form
 */
export const formAttributes = (form: FormKind, vehicle?: string, location?: string, block?: string) => ({
  'data-form': block ? `${form} ${block}` : form,
  ...(vehicle && { 'data-car': vehicle }),
  ...(location && { 'data-location': location }),
  'aria-haspopup': 'dialog' as const,
});
