import { ColorWheelIcon } from '@sanity/icons/ColorWheel';
import { defineType } from 'sanity';

/** A field with a validation of its own replaces that of its type, so it must repeat this check. */
export const checkColour = (value: string | undefined) =>
  !value || /^#[0-9a-f]{6}$/i.test(value) || 'Write the colour as # and six digits, for example #1d4ed8.';

/** A colour such as #1d4ed8; the studio shows it with a swatch and how well text reads on it. */
export const hexColour = defineType({
  name: 'hexColour',
  title: 'Colour',
  type: 'string',
  icon: ColorWheelIcon,
  validation: (rule) => rule.custom(checkColour),
});
