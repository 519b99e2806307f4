import { createElement } from 'react';
import { definePlugin, type InputProps, type StringInputProps } from 'sanity';
import { SiteTime } from './SiteTime.tsx';

const isMoment = (type: InputProps['schemaType'] | undefined): boolean =>
  type !== undefined && (type.name === 'datetime' || isMoment(type.type ?? undefined));

/** Shows all timestamps in the time zone of the document's site. */
export const siteTimeInput = definePlugin({
  name: 'site-time-input',
  form: {
    components: {
      input: (props) =>
        isMoment(props.schemaType)
          ? createElement(SiteTime, props as unknown as StringInputProps)
          : props.renderDefault(props),
    },
  },
});
