'use client';
import { useTranslations } from 'next-intl';
import { Icon } from '@/ui/Icon.client.tsx';
import { useAddress } from '@/ui/use-language.ts';

const MAX_LENGTH = 100;

/** A search field. Without script, it is an ordinary form. */
export function QueryField({
  id,
  label,
  action,
  value,
  onType,
  onSubmit,
  className,
}: {
  id: string;
  label: string;
  action: string;
  value: string;
  onType: (words: string) => void;
  onSubmit: () => void;
  className?: string;
}) {
  const t = useTranslations('listSearch');
  const addressOf = useAddress();
  return (
    <search className={className}>
      <form
        action={addressOf(action)}
        className="relative"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <Icon name="search" className="pointer-events-none absolute top-3 start-3.5 text-ink-subtle" />
        <input
          id={id}
          type="search"
          name="query"
          className="field px-11 [&::-webkit-search-cancel-button]:hidden"
          placeholder={label}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={MAX_LENGTH}
          value={value}
          onChange={(event) => onType(event.target.value)}
        />
        {value && (
          <button
            type="button"
            className="btn btn-ghost btn-icon btn-sm absolute top-1 end-1"
            aria-label={t('clear')}
            onClick={() => onType('')}
          >
            <Icon name="x" size={18} />
          </button>
        )}
      </form>
    </search>
  );
}
