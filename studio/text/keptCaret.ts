import { createElement } from 'react';
import { definePlugin, type StringInputProps } from 'sanity';
import { KeepCaret } from './KeepCaret.ts';

/** Keeps the caret of text fields where it is when another editor changes the same field. */
export const keptCaret = definePlugin({
  name: 'kept-caret',
  form: {
    components: {
      input: (props) =>
        props.schemaType.jsonType === 'string'
          ? createElement(KeepCaret, props as unknown as StringInputProps)
          : props.renderDefault(props),
    },
  },
});
