import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { drawSharePicture } from '../app/page/sharePicture';
import { drawBadge } from '../domain/record/credential/drawBadge';
import { drawRecordPicture } from '../domain/record/drawRecordPicture';

/** Emoji, Hanja and Arabic, which the typeface does not have. */
const MISSING = '🚀漢字مرحبا👩‍💻';

const noUpload = () => Promise.resolve(null);
const project = (title: string, leader: string) =>
  drawSharePicture({ kind: 'project', title, leader, mark: '모집', photo: null, roles: ['PM'] }, noUpload);
const archive = (title: string) =>
  drawSharePicture({ kind: 'archive', title, proof: '', members: 2, complete: true, thumbnail: null }, noUpload);
const record = (nickname: string, name: string) =>
  drawRecordPicture({
    nickname,
    name,
    facts: { people: 0, months: null, statedMonths: null, projects: 0 },
    projects: [],
  });
const badge = (title: string, nickname: string) =>
  drawBadge(
    {
      origin: 'https://teamieum.example',
      archiveId: 1,
      title,
      nickname,
      roles: ['PM'],
      teamSize: 2,
      evaluatedMembers: 2,
      startDate: '2026-01-01',
      endDate: '2026-02-01',
      publishedAt: '2026-02-02T00:00:00.000Z',
    },
    'https://teamieum.example/verify/1',
  );

it.each([
  ['the share picture of a post', (text: (plain: string) => string) => project(text('새 앱'), text('곰'))],
  ['the share picture of an archive', (text: (plain: string) => string) => archive(text('새 앱'))],
  ['the share picture of a record', (text: (plain: string) => string) => record(text('곰'), text('김곰'))],
  ['a badge', (text: (plain: string) => string) => badge(text('새 앱'), text('곰'))],
])('leaves characters without a glyph out of %s', async (_, draw) => {
  const plain = await draw((text) => text);
  expect((await draw((text) => `${MISSING} ${text}${MISSING}`)).equals(plain)).toBe(true);
  expect((await draw((text) => `${text}.`)).equals(plain)).toBe(false);
});

it('draws the name of the product for a title without any glyph', async () => {
  expect((await archive(MISSING)).equals(await archive('팀이음'))).toBe(true);
  expect(await sharp(await archive(MISSING)).metadata()).toMatchObject({ width: 1200, height: 630 });
});

it('draws no text by the fonts of the machine: sources of the server set it by outlines alone', () => {
  const sources = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.ts$/.test(name),
  );
  const setsText = sources.filter((name) =>
    /<text\b|sharp\(\{\s*text\b|fontfile:/.test(readFileSync(path.join('server', name), 'utf8')),
  );
  expect(sources.length).toBeGreaterThan(100);
  expect(setsText).toEqual([]);
});
