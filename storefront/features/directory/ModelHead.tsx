import { MODEL_RATIO } from '@forecourt/lib/sites/pictures/ratios';
import type { Site } from '@forecourt/lib/sites/site';
import type { Template } from '@forecourt/lib/sites/theme';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { PictureSource } from '@/content/picture.ts';
import { formAttributes } from '@/features/enquiry/attributes.ts';
import { editableField } from '@/preview/Editable.tsx';
import { Badge } from '@/ui/Badge.tsx';
import { Breadcrumb, type Crumb } from '@/ui/Breadcrumb.tsx';
import { classes } from '@/ui/classes.ts';
import { LinkButton } from '@/ui/LinkButton.tsx';
import { Picture } from '@/ui/Picture.client.tsx';

interface Props {
  site: Pick<Site, 'template'>;
  id: string;
  crumbs: readonly Crumb[];
  title: string;
  eyebrow: string | null;
  description: string | null;
  status: string;
  picture: PictureSource | null;
  facts: readonly { name: string; value: string }[];
  stock: { href: string; count: number } | null;
}

const HEADS: Readonly<Record<Template, (props: Props) => ReactNode>> = {
  group: Editorial,
  franchise: Cinematic,
  yard: Editorial,
  premium: Cinematic,
  marine: Editorial,
};

export function ModelHead(props: Props) {
  const Head = HEADS[props.site.template];
  return <Head {...props} />;
}

function Cinematic({ crumbs, picture, ...words }: Props) {
  return (
    <div className="dark relative overflow-clip">
      <div className="container relative z-(--z-on-picture) pt-5">
        <Breadcrumb crumbs={crumbs} />
      </div>
      {picture && (
        <Picture
          {...picture}
          ratio={MODEL_RATIO}
          sizes="(width >= 992px) 68vw, 100vw"
          priority
          className="model-out-of-dark aspect-4/3 w-full lg:absolute lg:aspect-auto lg:inset-y-0 lg:end-0 lg:h-full lg:w-[68%]"
        />
      )}
      <div className="container relative z-(--z-on-picture) pb-14 lg:flex lg:min-h-[min(76svh,720px)] lg:items-end lg:pt-10 lg:pb-20">
        <Words {...words} large />
      </div>
    </div>
  );
}

function Editorial({ crumbs, picture, ...words }: Props) {
  return (
    <div className="container pt-5 pb-section">
      <Breadcrumb crumbs={crumbs} />
      <div className="mt-6 grid items-center gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <Words {...words} />
        {picture && (
          <Picture
            {...picture}
            ratio={MODEL_RATIO}
            sizes="(width >= 1280px) 720px, (width >= 992px) 56vw, 100vw"
            priority
            className="-order-1 aspect-4/3 w-full rounded-card lg:order-none"
          />
        )}
      </div>
    </div>
  );
}

function Words({
  id,
  title,
  eyebrow,
  description,
  status,
  facts,
  stock,
  large = false,
}: Omit<Props, 'crumbs' | 'picture' | 'site'> & { large?: boolean }) {
  const t = useTranslations('directory');
  return (
    <div className="max-w-[27em]">
      {status === 'coming_soon' && <Badge tone="info">{t('model.comingSoon')}</Badge>}
      {status === 'discontinued' && <Badge tone="neutral">{t('model.discontinued')}</Badge>}
      {eyebrow && <p className="mt-3 text-lg text-ink-muted">{eyebrow}</p>}
      <h1 className={classes('display', large && 'lg:text-[96px]')} {...editableField(id, 'model', 'name')}>
        {title}
      </h1>
      {description && <p className="mt-4 text-lg text-ink-muted">{description}</p>}
      {facts.length > 0 && (
        <dl className="mt-7 flex flex-wrap gap-x-10 gap-y-4">
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt className="text-sm text-ink-muted">{name}</dt>
              <dd className="numbers mt-0.5 text-xl font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        {stock && (
          <LinkButton href={stock.href} size="lg">
            {t('viewStockCount', { count: String(stock.count) })}
          </LinkButton>
        )}
        <LinkButton
          href="/contact"
          variant={stock ? 'secondary' : 'primary'}
          size="lg"
          {...formAttributes('enquiry')}
        >
          {t('model.enquire', { model: title })}
        </LinkButton>
      </div>
    </div>
  );
}
