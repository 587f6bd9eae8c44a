import { expect, type APIRequestContext } from '@playwright/test';
import { type ConsentAnswer } from '../contract/archive';
import { join, type Member } from './apiFlows';
import { createPicture } from './files';
import { type Newcomer } from './member';

/** The title of an archive that a member registers here. */
export const titleOf = ({ username }: Newcomer) => `틈새독서 ${username}`;

const WIDTHS = { thumbnail: 640, images: [320, 330] };

export async function pictureFile(name: string, width: number, height?: number) {
  const { buffer, mimeType } = await createPicture(name, width, height);
  return new File([new Uint8Array(buffer)], name, { type: mimeType });
}

/** Registers an archive with three pictures and without evaluations; returns its id. */
export async function registerArchive(request: APIRequestContext, writer: Member, ...mates: Newcomer[]) {
  const thumbnail = await pictureFile('표지.png', WIDTHS.thumbnail);
  const images = await Promise.all(WIDTHS.images.map((width) => pictureFile(`${width}.png`, width)));
  return registerArchiveWith(request, { writer, mates, pictures: { thumbnail, images } });
}

interface NewArchive {
  writer: Member;
  mates: readonly Newcomer[];
  pictures: { thumbnail: File; images: readonly File[] };
}

/** The same with given pictures. */
export async function registerArchiveWith(request: APIRequestContext, { writer, mates, pictures }: NewArchive) {
  const archiveData = {
    title: titleOf(writer),
    description: '하루 15분, 한 쪽씩 읽는 습관을 만들었어요.',
    startDate: '2026-03-02',
    endDate: '2026-06-20',
    category: 'STUDY',
    link: 'https://example.com/reading',
    skills: ['REACT', 'FIGMA'],
    archiveMembers: mates.map(({ nickname }) => ({ nickname, role: 'UX_UI_DESIGN' })),
  };
  const multipart = new FormData();
  multipart.append('archiveData', JSON.stringify(archiveData));
  multipart.append('thumbnail', pictures.thumbnail);
  for (const image of pictures.images) multipart.append('images', image);

  const response = await request.post('/api/archive', { headers: { access: writer.access }, multipart });
  expect(response.status()).toBe(200);
  return ((await response.json()) as { data: number }).data;
}

/** A public archive of two new members, who have evaluated each other. */
export const publishArchive = async (request: APIRequestContext) =>
  publishArchiveOf(request, await join(request), await join(request));

/** The same of a team of three, of whom each may show on the record what the others wrote (D154). */
export const publishArchiveOfThree = async (request: APIRequestContext) =>
  publishArchiveOf(request, await join(request), await join(request), await join(request));

async function publishArchiveOf(request: APIRequestContext, writer: Member, mate: Member, ...others: Member[]) {
  const mates = [mate, ...others];
  const team = [writer, ...mates];
  const id = await registerArchive(request, writer, ...mates);
  for (const member of team) {
    const evaluated = team.filter((one) => one !== member);
    await evaluate(request, id, member.access, ...evaluated.map(({ nickname }) => nickname));
  }
  return { id, title: titleOf(writer), writer, mate };
}

/** Sends the consent of the token's member to an archive. */
export async function answerConsent(request: APIRequestContext, id: number, access: string, consent: ConsentAnswer) {
  const response = await request.put(`/api/archive/${id}/consent`, { headers: { access }, data: { consent } });
  expect(response.status()).toBe(200);
}

export async function evaluate(request: APIRequestContext, id: number, access: string, ...nicknames: string[]) {
  const evaluations = nicknames.map((evaluatedNickname) => ({
    evaluatedNickname,
    feedback: '함께해서 든든했어요.',
    keyword: ['TEAMWORK'],
  }));
  const response = await request.post(`/api/archive/${id}/evaluations`, { headers: { access }, data: { evaluations } });
  expect(response.status()).toBe(200);
}
