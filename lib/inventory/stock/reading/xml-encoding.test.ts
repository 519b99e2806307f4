import { expect, test } from 'vitest';
import { xmlEncoding } from './xml-encoding.ts';

const encodingOf = (text: string) => xmlEncoding(Buffer.from(text, 'latin1'));

test('reads the encoding from the XML declaration', () => {
  expect(encodingOf('<?xml version="1.0" encoding="windows-1252"?><stock/>')).toBe('windows-1252');
  expect(encodingOf("<?xml version='1.0' encoding = 'ISO-8859-1' standalone='yes'?>")).toBe('windows-1252');
  expect(encodingOf('<?xml version="1.0"\n encoding="UTF-8"?>')).toBe('utf-8');
  expect(encodingOf('<?xml version="1.0" encoding="Shift_JIS"?>')).toBe('shift_jis');
});

test('ignores an encoding anywhere else', () => {
  expect(encodingOf('<?xml version="1.0"?><stock encoding="windows-1252"/>')).toBeNull();
  expect(encodingOf('<stock><!-- <?xml version="1.0" encoding="windows-1252"?> --></stock>')).toBeNull();
  expect(encodingOf('Stock No,<?xml encoding="windows-1252"?>')).toBeNull();
  expect(encodingOf('')).toBeNull();
  // Some programs declare UTF-16 but write another encoding; real UTF-16 could not be read here.
  expect(encodingOf('<?xml version="1.0" encoding="utf-16"?><stock/>')).toBeNull();
});

test('rejects an unknown encoding by name', () => {
  expect(() => encodingOf('<?xml version="1.0" encoding="dealer-1"?>')).toThrow(/“dealer-1”/);
});
