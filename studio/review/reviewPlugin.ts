import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { createElement, lazy } from 'react';
import { definePlugin } from 'sanity';
import { REVIEWS_TOOL } from '../back-office/toolName.ts';
import { FieldComments } from './FieldComments.tsx';

const ReviewsTool = lazy(async () => ({ default: (await import('./ReviewsTool.tsx')).ReviewsTool }));

/** The tool Reviews, and reviewers' comments in forms. */
export const reviewPlugin = definePlugin({
  name: REVIEWS_TOOL,
  tools: [{ name: REVIEWS_TOOL, title: 'Reviews', icon: CheckmarkCircleIcon, component: ReviewsTool }],
  form: {
    components: {
      field: (props) => {
        const [name] = props.path;
        return props.path.length === 1 && typeof name === 'string'
          ? createElement(FieldComments, { field: name, rendered: props.renderDefault(props) })
          : props.renderDefault(props);
      },
    },
  },
});
