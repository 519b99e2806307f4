import type { FormKind } from '@forecourt/lib/leads/form-kinds';

/**
 * Returns attributes for a link that opens a form in a dialog. One listener per page handles all of them, so
 * that thirty cards cost nothing extra. Without scripts the link follows its `href`.
 * @param vehicle slug of the vehicle the form is about
 * @param block key of the page's block with the form
 * @param location id of the preselected location for a form without a vehicle
 */
export const formAttributes = (form: FormKind, vehicle?: string, location?: string, block?: string) => ({
  'data-form': block ? `${form} ${block}` : form,
  ...(vehicle && { 'data-car': vehicle }),
  ...(location && { 'data-location': location }),
  'aria-haspopup': 'dialog' as const,
});
