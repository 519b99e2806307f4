import { ColorWheelIcon } from '@sanity/icons/ColorWheel';
import { defineType } from 'sanity';

/** Exported because a field's own validation replaces that of its type, so it must repeat this check. */
export const checkColour = (value: string | undefined) =>
  !value || /^#[0-9a-f]{6}$/i.test(value) || 'Enter # and six hex digits, for example #1d4ed8.';

/** A colour such as #1d4ed8. The studio shows a colour picker and the contrast of text on it. */
export const hexColour = defineType({
  name: 'hexColour',
  title: 'Colour',
  type: 'string',
  icon: ColorWheelIcon,
  validation: (rule) => rule.custom(checkColour),
});
