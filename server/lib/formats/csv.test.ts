import { toCsv } from './csv';

it('writes UTF-8 with a byte order mark, CRLF and quoted cells', () => {
  expect(toCsv([['이유', 'a,b', 'say "hi"', 'a\nb', 5, null]])).toBe('\uFEFF이유,"a,b","say ""hi""","a\nb",5,\r\n');
});

it.each(['=1+1', '+1', '-1', '@A1', '\t=1', '\r=1'])(
  'escapes %j, so that no spreadsheet reads it as a formula',
  (text) => {
    expect(toCsv([[text]])).toContain(`'${text}`);
  },
);

it('does not change numbers', () => {
  expect(toCsv([[-1]])).toBe('\uFEFF-1\r\n');
});
