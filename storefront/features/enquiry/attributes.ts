import type { FormKind } from '@forecourt/lib/lead/kinds';

/**
 * The attributes by which a link opens a form in a dialog. One listener for the whole page hears them, so
 * that a card of thirty costs nothing; without script the link leads where its `href` says.
 * @param car slug of the car the form is about
 * @param location id of the location that a form about no car starts with
 */
export const formAttributes = (form: FormKind, car?: string, location?: string) => ({
  'data-form': form,
  ...(car && { 'data-car': car }),
  ...(location && { 'data-location': location }),
  'aria-haspopup': 'dialog' as const,
});
