import { createElement } from 'react';
import { definePlugin, type StringInputProps } from 'sanity';
import { AltInput } from './AltInput.tsx';

/** Suggests alt text for pictures without one. */
export const altSuggestions = definePlugin({
  name: 'alt-suggestions',
  form: {
    components: {
      input: (props) =>
        props.path.length > 1 && props.path.at(-1) === 'alt' && props.schemaType.name === 'string'
          ? createElement(AltInput, props as unknown as StringInputProps)
          : props.renderDefault(props),
    },
  },
});
