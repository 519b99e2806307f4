'use client';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect } from 'react';
import { Icon } from '@/ui/Icon.client.tsx';
import { plainClick } from '@/ui/plain-click.ts';
import { useDisclosure } from '@/ui/use-disclosure.client.ts';
import { useAddress } from '@/ui/use-language.ts';

/** The search field of the page itself, which is focused instead of opening another. */
const PAGE_FIELD = 'main search input[name=query], main form[action$="/search"] input[name=query]';

/**
 * The search of a header without room for a field: a link to all stock, which opens the field below the
 * header once the script has loaded.
 * @param props.children the field, rendered on the server
 */
export function HeaderSearch({ children }: { children: ReactNode }) {
  const t = useTranslations('shell');
  const addressOf = useAddress();
  const { isOpen, setOpen, trigger, panel } = useDisclosure<HTMLAnchorElement, HTMLDivElement>();
  const path = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what closes it
  useEffect(() => setOpen(false), [path]);
  useEffect(() => {
    if (isOpen) panel.current?.querySelector('input')?.focus();
  }, [isOpen, panel]);
  return (
    <>
      <a
        ref={trigger}
        href={addressOf('/search')}
        className="btn btn-ghost btn-icon"
        aria-label={t('searchStock')}
        aria-expanded={isOpen}
        onClick={(event) => {
          if (!plainClick(event)) return;
          event.preventDefault();
          const field = document.querySelector<HTMLInputElement>(PAGE_FIELD);
          if (field) field.focus();
          else setOpen(!isOpen);
        }}
      >
        <Icon name={isOpen ? 'x' : 'search'} />
      </a>
      <div ref={panel} hidden={!isOpen} className="menu-panel menu-panel-wide header-search">
        <div className="container py-5">{children}</div>
      </div>
    </>
  );
}
