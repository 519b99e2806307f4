import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Accordion } from './Accordion.tsx';

const items = ['one', 'two'].map((key) => ({ key, summary: `Question ${key}`, content: `Answer ${key}` }));

test('opens one part at a time without JavaScript (UI-04)', () => {
  const html = renderToStaticMarkup(<Accordion name="faq" items={items} first />);
  expect(html.match(/<details[^>]*name="faq"/g)).toHaveLength(2);
  expect(html.match(/<details[^>]*open=""/g)).toHaveLength(1);
  expect(html).toContain('Answer two');
});

test('renders nothing without parts', () => {
  expect(renderToStaticMarkup(<Accordion name="faq" items={[]} />)).toBe('');
});
