/** @tier full @seconds 9 */
import { DELETED_TEXTS } from '@contract/archive';
import { RECORD_MESSAGES } from '@contract/record';
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { inflateSync } from 'node:zlib';
import { MESSAGES } from '@contract/messages';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { type TestMember } from '../../app/testing/member';
import { recordingOn, type Recording } from '../../app/testing/recording';
import { startServer, type TestServer } from '../../app/testing/startServer';
import { titleColumns } from '../../db/titleBigrams';

const PERSON = {
  name: '황보가온',
  birth: '1999-12-31',
  phone: '010-7777-6666',
  email: 'hush.hush@example.org',
  address: '세종시 비밀로 12',
  username: 'hushhush1',
};

let server: TestServer;
let on: Recording;
let member: TestMember;
let mate: TestMember;
beforeAll(async () => {
  server = await startServer({ publicUrl: 'https://teamieum.example' });
  on = recordingOn(server);
  member = await server.member({ ...PERSON, introduction: '첫 줄이에요. 😀\n둘째 줄이에요.' });
  mate = await server.member();
});
afterAll(() => server.close());

interface ReadPdf {
  version: string;
  title: string;
  language: string;
  isTagged: boolean;
  pages: { lines: string[]; text: string; pictures: number; width: number; height: number }[];
  roles: string[];
  alts: string[];
  spans: string[];
  qr: string | null;
}

const documentsOf = (code: string) => [`/record/${code}.pdf`, `/record/${code}.svg`, `/share/record/${code}.png`];

/** @param options `qr` also reads the QR code */
async function readPdf(raw: Buffer, ...options: 'qr'[]): Promise<ReadPdf> {
  const file = path.join(server.dataDir, 'read.pdf');
  await writeFile(file, raw);
  const output = execFileSync(process.execPath, ['server/app/testing/outside/readPdf.mjs', file, ...options]);
  return JSON.parse(output.toString()) as ReadPdf;
}

/** The drawing instructions of a PDF. */
function streamsOf(raw: Buffer): string {
  const streams = raw.toString('latin1').matchAll(/stream\n([^]*?)\nendstream/g);
  return [...streams].map(([, bytes = '']) => inflated(Buffer.from(bytes, 'latin1'))).join('\n');
}

function inflated(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString('latin1');
  } catch {
    // A picture.
    return '';
  }
}

const pdfOf = async (code: string) => readPdf((await server.call('GET', `/record/${code}.pdf`)).raw);

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
const textOf = ({ pages }: ReadPdf) => flat(pages.map(({ text }) => text).join('\n'));

describe('the documents of a record', () => {
  it('are the same 404 for a record that is off, replaced, unknown or malformed', async () => {
    const [off, renewed] = [await server.member(), await server.member()];
    const codes = [await on.open(off), await on.open(renewed), 'aaaabbbbcccc', 'no', 'aaaabbbbccc0'];
    await on.set(off, { enabled: false });
    await on.renew(renewed);
    for (const address of codes.flatMap(documentsOf)) {
      const { code, text, headers } = await server.call('GET', address);
      expect([address, code, JSON.parse(text)]).toEqual([
        address,
        404,
        { status: 404, message: MESSAGES.pageNotFound, shown: true },
      ]);
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  it("are served in upper case too, with noindex, and contain the member's name only when it is shown", async () => {
    const code = await on.open(member, { indexable: true });
    for (const address of documentsOf(code.toUpperCase())) {
      const { code: status, headers } = await server.call('GET', address);
      expect([address, status, headers['x-robots-tag']]).toEqual([address, 200, 'noindex']);
    }
    const picture = async () => (await server.call('GET', `/share/record/${code}.png`)).raw;
    const before = await picture();
    expect(textOf(await pdfOf(code))).not.toContain(PERSON.name);
    await on.set(member, { indexable: true, showName: true });
    expect(textOf(await pdfOf(code))).toContain(PERSON.name);
    expect((await picture()).equals(before)).toBe(false);
    await on.set(member);
    expect((await picture()).equals(before)).toBe(true);
  });

  it('contain only public fields of the record', async () => {
    await on.publish([member, mate]);
    const code = await on.open(member);
    const texts = [
      (await on.read(code)).text,
      textOf(await pdfOf(code)),
      (await server.call('GET', `/record/${code}.svg`)).text,
    ];
    for (const text of texts) {
      for (const secret of Object.values(PERSON)) expect(text).not.toContain(secret);
      expect(text).not.toContain(mate.nickname);
    }
  });

  it('include a QR code of the page, and a share picture of 1200 by 630', async () => {
    const code = await on.open(member);
    const { text, headers } = await server.call('GET', `/record/${code}.svg`);
    expect(headers['content-type']).toBe('image/svg+xml');
    const { data, info } = await sharp(Buffer.from(text))
      .resize(400)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(
      `https://teamieum.example/record/${code}`,
    );
    const { raw } = await server.call('GET', `/share/record/${code}.png`);
    expect(await sharp(raw).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  });

  it('are listed in the sitemap only for indexable records, and robots.txt does not disallow checks of credentials', async () => {
    const [listed, unlisted] = [await server.member(), await server.member()];
    const code = await on.open(listed, { indexable: true });
    const other = await on.open(unlisted);
    const { text } = await server.call('GET', '/sitemaps/record-0.xml');
    expect(text).toContain(`<loc>https://teamieum.example/record/${code}</loc>`);
    expect(text).not.toContain(other);
    expect((await server.call('GET', '/sitemap.xml')).text).toContain('/sitemaps/record-0.xml');
    await on.set(listed, { enabled: false, indexable: true });
    expect((await server.call('GET', '/sitemaps/record-0.xml')).text).not.toContain(code);
    expect((await server.call('GET', '/robots.txt')).text).not.toContain('/verify');
  });
});

describe('the PDF of a record', () => {
  it('is an attachment with a Korean name: A4, PDF 1.7, tagged, with title, language and embedded fonts', async () => {
    const code = await on.open(member);
    const { headers, raw } = await server.call('GET', `/record/${code}.pdf`);
    const name = encodeURIComponent(`팀이음-기록-${member.nickname}.pdf`);
    expect([headers['content-type'], headers['content-disposition']]).toEqual([
      'application/pdf',
      `attachment; filename="teamieum-record.pdf"; filename*=UTF-8''${name}`,
    ]);
    expect(await readPdf(raw, 'qr')).toMatchObject({
      version: '1.7',
      language: 'ko-KR',
      isTagged: true,
      title: `${member.nickname} 님의 기록`,
      pages: [{ width: 595.28, height: 841.89 }],
      alts: ['이 기록의 QR 코드'],
      qr: `https://teamieum.example/record/${code}`,
    });
    const fonts = [...raw.toString('latin1').matchAll(/\/FontName \/(\S+)/g)].map(([, font]) => font);
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) expect(font).toMatch(/^[A-Z]{6}\+Pretendard-(Regular|Bold)$/);
    expect(raw.toString('latin1')).not.toMatch(/Helvetica|\/Type1\b/);
  });

  it('links to the page, to the explanation and to each archive, with the foot on the first page and no page for it', async () => {
    const owner = await server.member();
    const archives = [];
    for (let number = 0; number < 14; number += 1) archives.push(await on.publish([owner, mate]));
    const code = await on.open(owner);
    const { raw } = await server.call('GET', `/record/${code}.pdf`);
    const links = [...raw.toString('latin1').matchAll(/\/URI \(([^)]+)\)/g)].map(([, link]) => link);
    const origin = 'https://teamieum.example';
    for (const page of [`/record/${code}`, '/about/proof', ...archives.map((id) => `/archive/${id}`)])
      expect(links).toContain(origin + page);
    const { pages } = await readPdf(raw);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages[0]?.text).toContain(`teamieum.example/record/${code}`);
    expect(pages.at(-1)?.text).not.toContain(`teamieum.example/record/${code}`);
    expect(pages.at(-1)?.text).toContain(`${owner.nickname} 님의 기록`);
  });

  it('says so where a title has no glyph of the typeface', async () => {
    const owner = await server.member();
    await on.publish([owner, mate], titleColumns('😀🎉'));
    const { raw } = await server.call('GET', `/record/${await on.open(owner)}.pdf`);
    expect((await readPdf(raw)).pages[0]?.text).toContain(RECORD_MESSAGES.titleWithoutGlyphs);
  });

  it('says so where a one-liner, or a line about what the member did, has no glyph of the typeface', async () => {
    const [owner, third] = [await server.member(), await server.member()];
    const archive = await on.publish([owner, mate, third], { published_at: null });
    await server.db
      .insertInto('contribution')
      .values({ archive_id: archive, member_id: owner.id, position: 0, text: '🛠🚀' })
      .execute();
    await server.db.updateTable('archive').set({ published_at: new Date() }).where('id', '=', archive).execute();
    const line = await on.say(archive, mate, owner, { feedback: '😀🎉' });
    await on.say(archive, third, owner);
    const text = textOf(await pdfOf(await on.open(owner, { lines: [line] })));
    expect(text.split(RECORD_MESSAGES.textWithoutGlyphs)).toHaveLength(3);
  });

  it('is English on request, with Hangul only in words of members', async () => {
    const owner = await server.member();
    const archive = await on.publish([owner, mate, await server.member()], titleColumns('제목'), 2);
    await on.say(archive, mate, owner);
    const code = await on.open(owner);
    const { raw, headers } = await server.call('GET', `/record/${code}.pdf?lang=en`);
    const pdf = await readPdf(raw);
    expect([pdf.language, pdf.title]).toEqual(['en-US', `${owner.nickname}’s record`]);
    const text = textOf(pdf).replaceAll(owner.nickname, '').replaceAll('제목', '');
    expect(text).toContain('2 of 3 teammates evaluated');
    expect(text).not.toMatch(/[가-힣]/);
    const texts = pdf.pages.flatMap(({ lines }) => lines);
    expect(texts.filter((part) => /[가-힣]/.test(part))).toEqual(pdf.spans.filter((part) => part.trim() !== ''));
    expect(pdf.spans).toEqual(expect.arrayContaining([owner.nickname, '제목 ↗']));
    expect(streamsOf(raw)).toContain('/Span <<\n/Lang (ko-KR)\n>> BDC');
    expect(headers['content-disposition']).toContain('Teamieum-record-');
    const korean = await pdfOf(code);
    expect([korean.language, korean.spans]).toEqual(['ko-KR', []]);
  });

  it('says of a project whose writer has deleted the text so, and links to no archive', async () => {
    const owner = await server.member();
    const archive = await on.publish([mate, owner]);
    await server.call('DELETE', `/api/archive/${archive}`, { token: mate.token });
    const { raw } = await server.call('GET', `/record/${await on.open(owner)}.pdf`);
    expect(textOf(await readPdf(raw))).toContain(DELETED_TEXTS.textDeleted);
    expect(raw.toString('latin1')).not.toContain(`/archive/${archive}`);
  });

  it('contains every text of the record in order, breaks lines between words, and states that emoji are omitted', async () => {
    const owner = await server.member({ introduction: '첫 줄이에요. 😀\n둘째 줄이에요.' });
    const words = '놓치기 열한분 전에 알려드려요';
    const title = `${words} `.repeat(7).slice(0, 100).trim();
    const third = await server.member();
    const early = await on.publish([owner, mate, third], titleColumns(title), 2);
    await on.publish([owner, mate], {
      ...titleColumns('漢字와 함께'),
      end_date: '2026-04-01',
      link: 'https://www.moabap.example/cart?from=record',
    });
    const line = await on.say(early, mate, owner, { feedback: '차분해서 다 같이 침착할 수 있었어요.' });
    await on.say(early, third, owner);
    const code = await on.open(owner, { lines: [line] });
    const { data } = await on.read(code);
    const pdf = await pdfOf(code);
    const text = textOf(pdf);

    const expected = [
      '팀원이 확인한 프로젝트 기록',
      `${owner.nickname} 님의 기록`,
      '첫 줄이에요. 둘째 줄이에요.',
      'UX/UI 디자인',
      'Figma',
      ...[
        '2명 함께한 사람',
        `${data.facts.statedMonths}개월 직접 적은 기간`,
        '2026.01 ~ 2026.05',
        '2개 확인된 프로젝트',
      ],
      ...['함께한 팀원이 확인했어요', '함께했다고 확인한 2명만 세었어요.'],
      ...['서로 평가한 뒤 공개했어요', '2개 중 1개는 팀원 모두가 평가했어요.'],
      ...['받은 평가는 고칠 수 없어요', '보여 줄 프로젝트와 한줄평만 골라요.'],
      ...['프로젝트 2', '팀이음 밖에서 한 프로젝트 2'],
      ...[title, '프론트엔드', '직접 적은 기간 2026.01.02 ~ 2026.05.20', '팀원 3명 중 2명이 평가했어요'],
      ...['와 함께', 'moabap.example', '직접 적은 기간 2026.01.02 ~ 2026.04.01', '팀원 2명이 서로 평가했어요'],
      ...['많이 받은 키워드', '팀워크가 좋아요 2명 중 2명'],
      ...['한줄평', '받은 한줄평 2개 중 1개를 골랐어요', '차분해서 다 같이 침착할 수 있었어요.'],
      '함께한 팀원',
      ...['프로젝트가 끝난 뒤 팀원이 서로 평가한 것만 모았어요.', '에 불러온 내용이에요.'],
      '어떻게 확인하나요 teamieum.example/about/proof',
      '글꼴에 없는 글자는 빠졌어요. 전체 내용은 기록 페이지에서 볼 수 있어요.',
      `teamieum.example/record/${code}`,
    ];
    let read = 0;
    for (const part of expected.map(flat)) {
      expect(text.slice(read)).toContain(part);
      read = text.indexOf(part, read) + part.length;
    }
    expect(text).not.toMatch(/😀|漢|\0|□/u);
    expect(pdf.roles.filter((role) => /^(H\d|LI)$/.test(role))).toEqual([
      ...['H1', 'LI', 'LI', 'LI'],
      ...['H2', 'H3', 'H4', 'H4', 'H2', 'H2', 'LI'],
    ]);
    // Every line of the title ends between two words.
    const lines = pdf.pages.flatMap((page) => page.lines).filter((part) => part !== '' && title.includes(part.trim()));
    expect(lines.length).toBeGreaterThan(1);
    for (const part of lines.map((one) => one.trim())) {
      for (const word of part.split(' ').filter(Boolean)) expect(title.split(' ')).toContain(word);
    }
  });

  it('states that there is nothing to show when the record has no projects', async () => {
    const text = textOf(await pdfOf(await on.open(await server.member())));
    expect(text).toContain('아직 보여 줄 프로젝트가 없어요.');
    expect(text).not.toContain('함께한 사람');
  });

  it('has several pages for 50 projects, none of which is split, and other requests are served meanwhile', async () => {
    const owner = await server.member();
    for (let made = 0; made < 50; made += 1) await on.publish([owner, mate], titleColumns(`프로젝트 번호${made}`));
    const code = await on.open(owner);
    let served = 0;
    const pdfs = Promise.all([1, 2].map(() => server.call('GET', `/record/${code}.pdf`)));
    let isDone = false;
    void pdfs.finally(() => (isDone = true));
    while (!isDone) {
      expect((await server.call('GET', '/api/health')).code).toBe(200);
      served += 1;
      // Injected requests alone would not let the event loop receive the thread's message.
      await setImmediate();
    }
    const [first, second] = await pdfs;
    expect([first?.code, second?.code]).toEqual([200, 200]);
    expect(served).toBeGreaterThan(3);
    const { pages } = await readPdf(first?.raw ?? Buffer.alloc(0));
    expect(pages.length).toBeGreaterThan(3);
    for (const { lines } of pages) {
      const titles = lines.filter((line) => line.startsWith('프로젝트 번호')).length;
      const proofs = lines.filter((line) => line.includes('서로 평가했어요')).length;
      expect(proofs).toBe(titles);
    }
  });

  it('is refused with Retry-After after ten requests in a minute', async () => {
    const narrow = await startServer({ rateLimitMultiplier: 1 });
    const ask = () => narrow.call('GET', '/record/aaaabbbbcccc.pdf');
    for (let asked = 0; asked < 10; asked += 1) expect((await ask()).code).toBe(404);
    const { code, headers } = await ask();
    expect([code, Number(headers['retry-after']) > 0]).toEqual([429, true]);
    await narrow.close();
  });
});
