import sharp from 'sharp';
import { type CredentialFacts } from '../../../db/columnTypes';
import { drawBadge } from './drawBadge';

const draw = (facts: Partial<CredentialFacts>) =>
  drawBadge(
    {
      title: '모아밥',
      nickname: '새벽코딩',
      roles: ['FRONT_END'],
      startDate: '2026-01-01',
      endDate: '2026-05-31',
      teamSize: 5,
      evaluatedMembers: 5,
      publishedAt: '2026-06-01T03:00:00Z',
      archiveId: 7,
      origin: 'https://teamieum.example',
      ...facts,
    },
    'https://teamieum.example/verify/8c2f6f5e-6f0c-4c3f-9a51-0d7f3f2f9b11',
  );

describe('the image of a badge', () => {
  it('leaves out the characters of a title that the typeface has no glyph for', async () => {
    expect(await draw({ title: '🌱 모아밥 漢字 مرحبا' })).toEqual(await draw({ title: '모아밥' }));
  });

  it('draws the whole period beside the widest nickname', async () => {
    const badge = sharp(await draw({ nickname: 'WWMMWWMMWW' }));
    const rightMargin = await badge.extract({ left: 542, top: 500, width: 16, height: 50 }).toBuffer();
    const { channels } = await sharp(rightMargin).stats();
    expect(channels.map(({ min, max }) => max - min)).toEqual(channels.map(() => 0));
  });
});
