import type { ThemeOptions } from '@forecourt/schemas/fields/themeField';
import { createElement } from 'react';
import { definePlugin, type InputProps, type ObjectInputProps } from 'sanity';
import { ThemeInput } from './ThemeInput.tsx';

const hasSpecimen = ({ options }: InputProps['schemaType']): boolean =>
  (options as Partial<ThemeOptions> | undefined)?.specimen === true;

/** Shows a site's theme with what proposes a palette, a specimen that follows each choice, and how well each pair of colours reads. */
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
