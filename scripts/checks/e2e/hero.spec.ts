import { expect, siteUrl, test } from './test.ts';

for (const { site, label, name } of [
  { site: 'harbour', label: 'Highlights', name: 'Harbour Motor Group' },
  { site: 'northside', label: 'Models', name: 'Northside Mazda' },
]) {
  test(`no two headlines of ${site} are legible at once while its hero changes`, {
    tag: ['@HOME-19'],
  }, async ({ page }) => {
    await page.goto(siteUrl(site));
    const hero = page.getByRole('region', { name: label });
    await hero.getByRole('button', { name: 'Pause' }).click();
    // Pauses and samples the transition. Visible opacity is the slide's opacity times that of its text.
    const visibleCounts = await hero.evaluate(async (section) => {
      section.querySelector<HTMLElement>('[aria-label="Slide 2"]')?.click();
      while (section.dataset.index !== '2') await new Promise(requestAnimationFrame);
      const changes = section.getAnimations({ subtree: true });
      const slides = [...section.querySelectorAll<HTMLElement>('.carousel-slide')];
      const opacity = (element: Element | null) => (element ? Number(getComputedStyle(element).opacity) : 0);
      for (const change of changes) change.pause();
      return Array.from({ length: 31 }, (_, index) => {
        for (const change of changes) change.currentTime = index * 10;
        return slides
          .map((slide) => opacity(slide) * opacity(slide.querySelector('.carousel-words')))
          .filter((visible) => visible > 0.05).length;
      });
    });
    expect(visibleCounts.length).toBe(31);
    expect(Math.max(...visibleCounts)).toBe(1);
    expect(visibleCounts.at(0)).toBe(1);
    expect(visibleCounts.at(-1)).toBe(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([name]);
  });

  for (const width of [390, 768]) {
    test(`the hero of ${site} shows its text below the image at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      // Without motion the first slide stays.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(siteUrl(site));
      const slide = page.getByRole('region', { name: label }).getByRole('group', { name: /^1 of/ });
      // Retried because the layout changes when fonts load.
      await expect(async () => {
        const [picture, words] = await Promise.all([
          slide.getByRole('img').or(slide.locator('img')).first().boundingBox(),
          slide.getByRole('heading', { level: 2 }).boundingBox(),
        ]);
        expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThanOrEqual((words?.y ?? 0) + 1);
        expect(picture?.height).toBeGreaterThan(180);
        expect(picture?.width).toBe(width);
        expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThan(844);
      }).toPass({ timeout: 10_000 });
    });
  }
}
