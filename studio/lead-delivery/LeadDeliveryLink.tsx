import {
  LEAD_DELIVERY_TYPE,
  type LeadDeliveryParent,
  leadDeliveryId,
} from '@forecourt/lib/leads/lead-delivery-id';
import { publishedIdOf } from '@forecourt/lib/sites/content-lake/document-id';
import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { Card, Flex, Stack, Text } from '@sanity/ui';
import { type ObjectInputProps, useDocumentValuePermissions, useFormValue } from 'sanity';
import { IntentLink } from 'sanity/router';

const HELP: Record<LeadDeliveryParent, string> = {
  site: 'Lead channels, and the recipients of alerts and the weekly report',
  dealership: 'The addresses that enquiries go to',
  location: 'The addresses that enquiries go to',
};

/** A form with a link to its lead addresses above it, for people who may read them. */
export function LeadDeliveryLink({ parent, props }: { parent: LeadDeliveryParent; props: ObjectInputProps }) {
  const id = useFormValue(['_id']);
  return (
    <Stack gap={5}>
      {typeof id === 'string' && <Link parent={parent} parentId={publishedIdOf(id)} />}
      {props.renderDefault(props)}
    </Stack>
  );
}

function Link({ parent, parentId }: { parent: LeadDeliveryParent; parentId: string }) {
  const id = leadDeliveryId(parent, parentId);
  const [permission] = useDocumentValuePermissions({
    document: { _id: id, _type: LEAD_DELIVERY_TYPE, _rev: '', _createdAt: '', _updatedAt: '' },
    permission: 'read',
  });
  if (!permission?.granted) return null;
  return (
    <Card padding={3} radius={2} border>
      <Flex align="center" gap={3}>
        <Text>
          <EnvelopeIcon />
        </Text>
        <Stack gap={2}>
          <Text weight="semibold">
            <IntentLink intent="edit" params={{ id, type: LEAD_DELIVERY_TYPE }}>
              Lead delivery
            </IntentLink>
          </Text>
          <Text size={1} muted>
            {HELP[parent]}
          </Text>
        </Stack>
      </Flex>
    </Card>
  );
}
