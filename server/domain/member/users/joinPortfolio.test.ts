/** @tier full */
import { MESSAGES } from '@contract/messages';
import { createJoin, PHOTO } from '../../../app/testing/member';
import { startServer, type TestServer } from '../../../app/testing/startServer';
import { joiningOn, pdf, type Joining } from '../../../app/testing/joining';

const MB = 1024 * 1024;

let server: TestServer;
let joining: Joining;
beforeAll(async () => {
  server = await startServer();
  joining = joiningOn(server);
});
afterAll(() => server.close());

const join: Joining['join'] = (...args) => joining.join(...args);
const refusal: Joining['refusal'] = (...args) => joining.refusal(...args);

describe('portfolio files', () => {
  const file = { fileName: '', fileSize: 0, url: null };
  const withFiles = (...files: { name: string; content: Buffer }[]) =>
    [createJoin({ portfolio: files.map(() => file) }), { portfolioFiles: files }] as const;

  const zip = (inside: string) => Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.from(inside)]);
  const old = (inside: string) =>
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(70_000), Buffer.from(inside, 'utf16le')]);

  it.each([
    ['cv.pdf', pdf().content],
    ['all.zip', zip('anything')],
    ['cv.docx', zip('[Content_Types].xml … word/document.xml')],
    ['talk.pptx', zip('[Content_Types].xml … ppt/presentation.xml')],
    ['cv.doc', old('WordDocument')],
    ['talk.PPT', old('PowerPoint Document')],
    ['shot.png', PHOTO],
    ['shot.webp', PHOTO],
    ['shot.jfif', PHOTO],
    ['shot', PHOTO],
  ])('accepts a portfolio file that is %s', async (name, content) => {
    expect((await join(...withFiles({ name, content }))).code).toBe(200);
  });

  it.each([
    ['a renamed program', 'cv.pdf', Buffer.from('MZ\x90\x00 this program')],
    ['a program', 'run.exe', Buffer.from('MZ\x90\x00')],
    ['an HTML page', 'page.html', Buffer.from('<script>')],
    ['a zip with the name of a document', 'cv.docx', zip('nothing of the kind')],
    ['an installer with the name of a document', 'cv.doc', old('Installer')],
    ['a picture with the extension of a PDF', 'cv.pdf', PHOTO],
    ['an SVG', 'logo.svg', Buffer.from('<svg/>')],
    ['a file without an extension', 'cv', pdf().content],
  ])('refuses a portfolio file that is %s', async (_, name, content) => {
    const response = await refusal(...withFiles(pdf(), { name, content }));
    expect([response.code, response.message]).toEqual([400, MESSAGES.portfolioType]);
  });

  it('are stored with the extension of the image they are', async () => {
    const values = createJoin({ portfolio: [{ ...file, fileName: '화면.jfif' }] });
    await join(values, { portfolioFiles: [{ name: '화면.jfif', content: PHOTO }] });
    const { file_key: key, file_name: stored } = await server.db
      .selectFrom('member_portfolio')
      .innerJoin('member', 'member.id', 'member_id')
      .select(['file_key', 'file_name'])
      .where('username', '=', values.username)
      .executeTakeFirstOrThrow();

    expect(stored).toMatch(/^화면\.(png|jpg)$/);
    expect((await server.call('GET', `/uploads/${key}`)).headers['content-type']).toMatch(/^image\/(png|jpeg)$/);
  });

  it('are limited to five, with fifty megabytes each', async () => {
    const five = Array.from({ length: 5 }, () => pdf());
    expect((await join(...withFiles(...five))).code).toBe(200);
    const six = await refusal(...withFiles(...five, pdf()));
    expect([six.code, six.message]).toEqual([400, MESSAGES.portfolioFiles]);
    const surplus = await refusal(createJoin({ portfolio: five.map(() => file) }), {
      portfolioFiles: [...five, pdf()],
    });
    expect([surplus.code, surplus.message]).toEqual([400, MESSAGES.portfolioFiles]);

    const heavy = Buffer.concat([pdf().content, Buffer.alloc(50 * MB)]);
    const response = await refusal(...withFiles({ name: 'a.pdf', content: heavy }));
    expect([response.code, response.message]).toEqual([400, MESSAGES.portfolioSize]);
  });

  it('must match the items that announce them, and no item may claim to be stored', async () => {
    expect((await refusal(createJoin({ portfolio: [file, file] }), { portfolioFiles: [pdf()] })).code).toBe(400);
    expect((await refusal(createJoin(), { portfolioFiles: [pdf()] })).code).toBe(400);
    expect((await refusal(createJoin({ portfolio: [{ ...file, id: 1 }] }))).code).toBe(400);
  });

  it('are downloaded as attachments with a safe file name', async () => {
    const name = '../../etc/포트폴리오 "최종"\u202e.pdf';
    const values = createJoin({ portfolio: [{ ...file, fileName: name }] });
    await join(values, { portfolioFiles: [pdf('x.pdf')] });
    const { file_key: key, file_name: stored } = await server.db
      .selectFrom('member_portfolio')
      .innerJoin('member', 'member.id', 'member_id')
      .select(['file_key', 'file_name'])
      .where('username', '=', values.username)
      .executeTakeFirstOrThrow();
    expect(stored).toBe('포트폴리오 최종.pdf');
    expect(key).toMatch(/^file\/[0-9a-f]{32}\.pdf$/);

    const { code, headers, raw } = await server.call('GET', `/uploads/${key}`);
    expect(code).toBe(200);
    expect(raw).toEqual(pdf().content);
    expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' });
    expect(headers['content-disposition']).toBe(
      `attachment; filename="_____ __.pdf"; filename*=UTF-8''${encodeURIComponent('포트폴리오 최종.pdf')}`,
    );
  });
});
