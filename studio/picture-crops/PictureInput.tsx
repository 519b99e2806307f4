import { Stack } from '@sanity/ui';
import { type ObjectInputProps, useFormValue } from 'sanity';
import { siteIdOf } from '../document/site.ts';
import { Crops } from './Crops.tsx';
import { fieldOf } from './fieldOf.ts';

interface PictureValue {
  asset?: { _ref?: string };
  crop?: { top?: number; left?: number; bottom?: number; right?: number };
  hotspot?: { x?: number; y?: number };
}

/** A picture, with the crops in which the site shows it. */
export function PictureInput(props: ObjectInputProps) {
  const document = useFormValue([]) as Record<string, unknown> | undefined;
  const value = props.value as PictureValue | undefined;
  const assetId = value?.asset?._ref;
  const found = fieldOf(document, props.path);
  return (
    <Stack gap={4}>
      {props.renderDefault(props)}
      {assetId && found && (
        <Crops
          key={assetId}
          assetId={assetId}
          siteId={siteIdOf({ _id: '', _type: '', ...document })}
          {...found}
          crop={value.crop}
          hotspot={value.hotspot}
        />
      )}
    </Stack>
  );
}
