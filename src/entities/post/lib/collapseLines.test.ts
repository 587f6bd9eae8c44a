import { collapseLines } from './collapseLines';

it('shows more than two empty lines in a row as two', () => {
  expect(collapseLines(`가${'\n'.repeat(298)}나`)).toBe('가\n\n\n나');
  expect(collapseLines('가\n \n\t\n\u3164\n나')).toBe('가\n\n\n나');
});

it('leaves one or two empty lines as typed', () => {
  expect(collapseLines('가\n\n나\n\n\n다')).toBe('가\n\n나\n\n\n다');
});
