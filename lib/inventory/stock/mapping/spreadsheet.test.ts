import { expect, test } from 'vitest';
import { spreadsheetProblem, withoutSpreadsheetMarks } from './spreadsheet.ts';

test.each([
  ['="00123"', '00123'],
  ["'00123", '00123'],
  ["'Rock 'n' Roll'", "'Rock 'n' Roll'"],
  ['=', '='],
  ['A1', 'A1'],
])('the text %s is %s', (text, expected) => {
  expect(withoutSpreadsheetMarks(text)).toBe(expected);
});

test('a shortened stock number, VIN or plate is not read', () => {
  expect(spreadsheetProblem('stocknum', '1.23457E+11')).toBe('was shortened by a spreadsheet');
  expect(spreadsheetProblem('regplate', '1.00E+05')).toBe('was shortened by a spreadsheet');
  expect(spreadsheetProblem('stocknum', '12E4')).toBeNull();
  expect(spreadsheetProblem('badge', '1E+05')).toBeNull();
});

test('an error of a spreadsheet is not read in any field', () => {
  expect(spreadsheetProblem('badge', '#N/A')).toBe('is an error of a spreadsheet');
  expect(spreadsheetProblem('price', '#VALUE!')).toBe('is an error of a spreadsheet');
  expect(spreadsheetProblem('badge', '#1 Edition')).toBeNull();
});
