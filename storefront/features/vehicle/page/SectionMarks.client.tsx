'use client';
import { useEffect } from 'react';

/** Everything above a line at the upper third of the window, at any distance. */
const ABOVE_UPPER_THIRD = '1000000px 0px -66% 0px';

/** Marks the current section's link: the last section that starts above the upper third. */
export function SectionMarks() {
  useEffect(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.section-line a')];
    const sectionOf = ({ hash }: HTMLAnchorElement) => document.getElementById(hash.slice(1));
    const begunSections = new Set<Element | null>();
    const observer = new IntersectionObserver(
      (entries) => {
        // Uses the observed entries: measuring while a smooth scroll pauses would leave no link marked.
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) begunSections.add(target);
          else begunSections.delete(target);
        const currentLink = links.findLast((link) => begunSections.has(sectionOf(link)));
        for (const link of links) link.removeAttribute('aria-current');
        currentLink?.setAttribute('aria-current', 'true');
      },
      { rootMargin: ABOVE_UPPER_THIRD },
    );
    for (const link of links) {
      const section = sectionOf(link);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
  return null;
}
