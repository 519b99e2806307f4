import { createElement } from 'react';
import { definePlugin, type InputProps } from 'sanity';
import { HexColour } from './HexColour.tsx';

const isHexColour = (type: InputProps['schemaType'] | undefined): boolean =>
  type !== undefined && (type.name === 'hexColour' || isHexColour(type.type ?? undefined));

/** Renders fields of type `hexColour` with a colour picker and a contrast check. */
export const hexColourInput = definePlugin({
  name: 'hex-colour-input',
  form: {
    components: {
      input: (props) =>
        isHexColour(props.schemaType)
          ? createElement(HexColour, props as unknown as Parameters<typeof HexColour>[0])
          : props.renderDefault(props),
    },
  },
});
