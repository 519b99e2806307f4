import { createElement } from 'react';
import { definePlugin, type StringInputProps } from 'sanity';
import { MapStyle } from './MapStyle.tsx';

/** Checks the street map style of a site below its field. */
export const mapStyleInput = definePlugin({
  name: 'map-style-input',
  form: {
    components: {
      input: (props) =>
        props.path.length === 2 && props.path[0] === 'settings' && props.path[1] === 'mapStyleUrl'
          ? createElement(MapStyle, props as unknown as StringInputProps)
          : props.renderDefault(props),
    },
  },
});
