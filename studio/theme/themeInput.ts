import type { ThemeOptions } from '@forecourt/schemas/fields/themeField';
import { createElement } from 'react';
import { definePlugin, type InputProps, type ObjectInputProps } from 'sanity';
import { ThemeInput } from './ThemeInput.tsx';

const hasSpecimen = ({ options }: InputProps['schemaType']): boolean =>
  (options as Partial<ThemeOptions> | undefined)?.specimen === true;

/** Renders the theme field with colour suggestions, a live preview and contrast checks. */
export const themeInput = definePlugin({
  name: 'theme-input',
  form: {
    components: {
      input: (props) =>
        hasSpecimen(props.schemaType)
          ? createElement(ThemeInput, props as unknown as ObjectInputProps)
          : props.renderDefault(props),
    },
  },
});
