import { MOST_PHOTOS, PHOTOS_PATH } from '@forecourt/lib/leads/trade-in/limits';
import { Field } from '@/forms/Field.tsx';
import { Button } from '@/ui/Button.tsx';
import { PHOTOS_FIELD } from './address.ts';

/** Plain upload form for photos in a browser without scripts; files are sent in full size. */
export const PlainPhotos = ({ page }: { page: string }) => (
  <noscript>
    <form action={PHOTOS_PATH} method="post" encType="multipart/form-data" className="mt-5 grid gap-4">
      <input type="hidden" name="page" value={page} />
      <Field
        id="photos-field"
        label="Photos of your car"
        problem={undefined}
        hint={`JPEG, PNG or WebP. Up to ${MOST_PHOTOS} photos, 16 MB per upload.`}
      >
        {(ties) => (
          <input
            {...ties}
            className="field field-file"
            name={PHOTOS_FIELD}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            multiple
          />
        )}
      </Field>
      <div>
        <Button type="submit" variant="secondary">
          Send photos
        </Button>
      </div>
    </form>
  </noscript>
);
