'use client';
import { useEffect } from 'react';
import { keepJump } from './keep-jump.client.ts';

/** A line across the upper third of the window. */
const AT_UPPER_THIRD = '-33% 0px -66% 0px';

/** Marks in the line of sections the last one that has begun above the upper third; the links work without it. */
export function SectionMarks() {
  useEffect(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.section-line a')];
    const sectionOf = ({ hash }: HTMLAnchorElement) => document.getElementById(hash.slice(1));
    const observer = new IntersectionObserver(
      () => {
        const hasBegun = (link: HTMLAnchorElement) =>
          (sectionOf(link)?.getBoundingClientRect().top ?? innerHeight) <= innerHeight / 3;
        const current = links.findLast(hasBegun);
        for (const link of links) link.removeAttribute('aria-current');
        current?.setAttribute('aria-current', 'true');
      },
      { rootMargin: AT_UPPER_THIRD },
    );
    for (const link of links) {
      const section = sectionOf(link);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
  useEffect(keepJump, []);
  return null;
}
