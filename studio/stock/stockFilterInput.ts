import type { StockChoiceOptions } from '@forecourt/schemas/objects/stockFilter';
import { createElement } from 'react';
import {
  type ArrayOfPrimitivesInputProps,
  definePlugin,
  type InputProps,
  type ObjectInputProps,
} from 'sanity';
import { MakesWithoutDocument } from './MakesWithoutDocument.tsx';
import { StockChoices } from './StockChoices.tsx';
import { StockFilter } from './StockFilter.tsx';

const isStockFilter = (type: InputProps['schemaType'] | undefined): boolean =>
  type !== undefined && (type.name === 'stockFilter' || isStockFilter(type.type ?? undefined));

const facetOf = ({ options }: InputProps['schemaType']): string | undefined =>
  (options as StockChoiceOptions | undefined)?.stockFacet;

const isManufacturer = (type: InputProps['schemaType']): boolean =>
  type.name === 'reference' &&
  'to' in type &&
  Array.isArray(type.to) &&
  type.to.some(({ name }: { name?: string }) => name === 'manufacturer');

/** Renders stock filters with the number of matching vehicles, and their lists with the values in stock. */
export const stockFilterInput = definePlugin({
  name: 'stock-filter-input',
  form: {
    components: {
      input: (props) => {
        if (isStockFilter(props.schemaType))
          return createElement(StockFilter, props as unknown as ObjectInputProps);
        if (isManufacturer(props.schemaType)) return createElement(MakesWithoutDocument, { props });
        const facet = facetOf(props.schemaType);
        return facet
          ? createElement(StockChoices, { facet, props: props as unknown as ArrayOfPrimitivesInputProps })
          : props.renderDefault(props);
      },
    },
  },
});
