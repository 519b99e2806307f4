'use client';
import { splitLanguage } from '@forecourt/lib/platform/language/languages';
import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useLazy } from '@/ui/use-lazy.client.ts';
import type { Popup } from './PopupDialog.client.tsx';

const loadDialog = () => import('./PopupDialog.client.tsx').then(({ PopupDialog }) => PopupDialog);

/**
 * Loads the popup promotion once its delay has passed. See `.docs/decisions/0010-promotion-scripts.md`.
 * @param props.delay in milliseconds
 */
export function PopupWhenDue({ delay, popup }: { delay: number; popup: Popup }) {
  const { path } = splitLanguage(usePathname());
  const [duePath, setDuePath] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setDuePath(path), delay);
    return () => clearTimeout(timer);
  }, [path, delay]);
  const Dialog = useLazy(loadDialog, duePath !== null);
  return Dialog && <Dialog popup={popup} path={path} isDue={duePath === path} />;
}
