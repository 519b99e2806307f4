'use client';
import { useEffect } from 'react';

/** A line across the upper third of the window: the section that crosses it is the current one. */
const AT_UPPER_THIRD = '-33% 0px -66% 0px';

/** Marks in the line of sections which one is read; the links work without it. */
export function SectionMarks() {
  useEffect(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.section-line a')];
    const crossing = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          crossing[isIntersecting ? 'add' : 'delete'](`#${target.id}`);
        // The first link leads to the whole page: it is current at its top only, and a gap between two changes nothing.
        const current = links.findLast(({ hash }) => crossing.has(hash));
        if (!current || (current === links[0] && scrollY > innerHeight)) return;
        for (const link of links) link.removeAttribute('aria-current');
        current.setAttribute('aria-current', 'true');
      },
      { rootMargin: AT_UPPER_THIRD },
    );
    for (const { hash } of links) {
      const section = document.getElementById(hash.slice(1));
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
  return null;
}
