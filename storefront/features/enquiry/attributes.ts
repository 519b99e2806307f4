import type { FormKind } from '@forecourt/lib/leads/kinds';

/**
 * The attributes by which a link opens a form in a dialog. One listener for the whole page hears them, so
 * that a card of thirty costs nothing; without script the link leads where its `href` says.
 * @param vehicle slug of the vehicle the form is about
 * @param block key of the page's block whose form it is
 * @param location id of the location that a form about no vehicle starts with
 */
export const formAttributes = (form: FormKind, vehicle?: string, location?: string, block?: string) => ({
  'data-form': block ? `${form} ${block}` : form,
  ...(vehicle && { 'data-car': vehicle }),
  ...(location && { 'data-location': location }),
  'aria-haspopup': 'dialog' as const,
});
