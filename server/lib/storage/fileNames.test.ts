import { extensionOf, safeFileName } from './fileNames';

it.each([
  ['이력서.pdf', '이력서.pdf'],
  ['이력서.pdf'.normalize('NFD'), '이력서.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\me\\cv.DOCX', 'cv.docx'],
  ['..', 'file'],
  ['', 'file'],
  ['.htaccess', 'htaccess'],
  ['a<b>:"c|d?*.zip', 'abcd.zip'],
  ['cv\u202efdp.exe', 'cvfdp.exe'],
  ['line\r\nbreak\u0000.png', 'linebreak.png'],
  ['  spaced  .pdf ', 'spaced  .pdf'],
  ['.pdf', 'pdf'],
])('converts the file name %j to %j', (name, safe) => {
  expect(safeFileName(name)).toBe(safe);
});

it('cuts a long name and keeps its extension', () => {
  const name = safeFileName(`${'가'.repeat(400)}.pdf`);
  expect([...name]).toHaveLength(255);
  expect(name.endsWith('가.pdf')).toBe(true);
});

it('returns the extension in lower case', () => {
  expect([extensionOf('a.tar.GZ'), extensionOf('a'), extensionOf('a.b c')]).toEqual(['gz', '', '']);
});
