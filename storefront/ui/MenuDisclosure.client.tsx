'use client';
import { type FocusEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.client.tsx';
import { useDisclosure } from './use-disclosure.client.ts';

/** Grace period, so that moving diagonally to an item does not close the menu. */
const LEAVE_MS = 150;

/**
 * A header menu that opens on hover if the site enables it (NAV-13), and always by click (NAV-14) and
 * keyboard, following the WAI-ARIA disclosure navigation pattern.
 * @param props.lang language of the label, if it is not the one of the page
 * @param props.wide the panel spans the header
 */
export function MenuDisclosure({
  label,
  lang,
  openBy,
  wide = false,
  className,
  children,
}: {
  label: string;
  lang?: string | undefined;
  openBy: 'hover' | 'click';
  wide?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const { isOpen, setOpen, trigger, panel } = useDisclosure<HTMLButtonElement, HTMLDivElement>();
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHovered = useRef(false);
  const id = useId();
  useEffect(() => () => clearTimeout(leaving.current), []);

  const hover = (over: boolean) => (event: { pointerType: string }) => {
    if (openBy !== 'hover' || event.pointerType !== 'mouse') return;
    clearTimeout(leaving.current);
    if (over) {
      isHovered.current = !isOpen;
      setOpen(true);
    } else leaving.current = setTimeout(() => setOpen(false), LEAVE_MS);
  };
  const toggle = () => {
    // Hovering has already opened the menu, so this click must not close it.
    setOpen(isHovered.current ? true : !isOpen);
    isHovered.current = false;
  };
  const onBlur = (event: FocusEvent<HTMLLIElement>) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    <li
      className={wide ? undefined : 'relative'}
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
      onBlur={onBlur}
    >
      <button
        ref={trigger}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
        lang={lang}
        className={classes('menu-entry', className)}
      >
        {label}
        <Icon
          name="chevron-down"
          size={16}
          className={classes('transition-transform duration-150', isOpen && 'rotate-180')}
        />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: following a link inside closes the menu */}
      <div
        ref={panel}
        id={id}
        hidden={!isOpen}
        className={classes('menu-panel', wide ? 'menu-panel-wide' : 'menu-panel-drop')}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) setOpen(false);
        }}
      >
        {children}
      </div>
    </li>
  );
}
