import { createElement } from 'react';
import { type ArrayOfObjectsInputProps, definePlugin } from 'sanity';
import { PublicHolidays } from './PublicHolidays.tsx';

/** Proposes public holidays above the special hours of a location. */
export const publicHolidaysInput = definePlugin({
  name: 'public-holidays-input',
  form: {
    components: {
      input: (props) =>
        props.path.length === 1 && props.path[0] === 'special_hours'
          ? createElement(PublicHolidays, props as unknown as ArrayOfObjectsInputProps)
          : props.renderDefault(props),
    },
  },
});
