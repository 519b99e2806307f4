import { LEAD_DELIVERY_PARENTS } from '@forecourt/lib/leads/lead-delivery-id';
import { createElement } from 'react';
import { definePlugin, type ObjectInputProps } from 'sanity';
import { LeadDeliveryLink } from './LeadDeliveryLink.tsx';

/** Leads from the form of a site, dealership or location to the addresses that its leads go to. */
export const leadDeliveryLink = definePlugin({
  name: 'lead-delivery-link',
  form: {
    components: {
      input: (props) => {
        const parent = LEAD_DELIVERY_PARENTS.find((name) => name === props.schemaType.name);
        return parent && props.path.length === 0
          ? createElement(LeadDeliveryLink, { parent, props: props as unknown as ObjectInputProps })
          : props.renderDefault(props);
      },
    },
  },
});
