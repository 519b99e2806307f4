import { MOST_PHOTOS, PHOTOS_PATH } from '@forecourt/lib/leads/trade-in/limits';
import { useTranslations } from 'next-intl';
import { Field } from '@/forms/Field.tsx';
import { Button } from '@/ui/Button.tsx';
import { PHOTOS_FIELD } from './address.ts';

/** Plain upload form for photos in a browser without scripts; files are sent in full size. */
export function PlainPhotos({ page }: { page: string }) {
  const t = useTranslations('tradeIn');
  return (
    <noscript>
      <form action={PHOTOS_PATH} method="post" encType="multipart/form-data" className="mt-5 grid gap-4">
        <input type="hidden" name="page" value={page} />
        <Field
          id="photos-field"
          label={t('plainPhotos.label')}
          problem={undefined}
          hint={t('plainPhotos.hint', { count: MOST_PHOTOS })}
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
            {t('plainPhotos.send')}
          </Button>
        </div>
      </form>
    </noscript>
  );
}
