import { createElement } from 'react';
import { definePlugin, type InputProps, type ObjectInputProps } from 'sanity';
import { PictureInput } from './PictureInput.tsx';

const isPicture = (type: InputProps['schemaType'] | undefined): boolean =>
  type !== undefined && (type.name === 'picture' || isPicture(type.type ?? undefined));

/** Shows below each picture how the site crops it. */
export const pictureCrops = definePlugin({
  name: 'picture-crops',
  form: {
    components: {
      input: (props) =>
        isPicture(props.schemaType)
          ? createElement(PictureInput, props as unknown as ObjectInputProps)
          : props.renderDefault(props),
    },
  },
});
