import type { TrialBlocksOptions } from '@forecourt/schemas/documents/pageTrial';
import { createElement } from 'react';
import {
  type ArrayOfPrimitivesInputProps,
  definePlugin,
  type InputProps,
  type StringInputProps,
} from 'sanity';
import { TrialBlock } from './TrialBlock.tsx';
import { TrialOrder } from './TrialOrder.tsx';

const kindOf = ({ options }: InputProps['schemaType']): TrialBlocksOptions['trialBlocks'] | undefined =>
  (options as Partial<TrialBlocksOptions> | undefined)?.trialBlocks;

/** Lists the blocks of a trial's page by name where the trial stores their keys. */
export const trialInput = definePlugin({
  name: 'trial-input',
  form: {
    components: {
      input: (props) => {
        const kind = kindOf(props.schemaType);
        if (kind === 'one') return createElement(TrialBlock, { props: props as unknown as StringInputProps });
        return kind === 'order'
          ? createElement(TrialOrder, { props: props as unknown as ArrayOfPrimitivesInputProps })
          : props.renderDefault(props);
      },
    },
  },
});
