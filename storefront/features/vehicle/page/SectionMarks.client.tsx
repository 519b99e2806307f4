'use client';
import { useEffect } from 'react';
import { keepJump } from './keep-jump.client.ts';

/** All that lies above a line across the upper third of the window, however far up. */
const ABOVE_UPPER_THIRD = '1000000px 0px -66% 0px';

/** Marks in the line of sections the last one that has begun above the upper third; the links work without it. */
export function SectionMarks() {
  useEffect(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.section-line a')];
    const sectionOf = ({ hash }: HTMLAnchorElement) => document.getElementById(hash.slice(1));
    const begunSections = new Set<Element | null>();
    const observer = new IntersectionObserver(
      (entries) => {
        // What the observer saw, not what is measured now: a glide that rests between the two would stay unmarked.
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
  useEffect(keepJump, []);
  return null;
}
