import { expect, type APIRequestContext } from '@playwright/test';
import { publishArchiveOfThree } from './archiveFlows';
import { type StoryPage } from './storyPage';

/** A published archive of three whose writer has switched the record on; returns its address too. */
export async function publishRecord(request: APIRequestContext) {
  const archive = await publishArchiveOfThree(request);
  const { access } = archive.writer;
  const settings = { enabled: true, indexable: false, showName: false, hiddenArchives: [], lines: [] };
  const response = await request.put('/api/users/me/record', { headers: { access }, data: settings });
  expect(response.status()).toBe(200);
  const { data } = (await response.json()) as { data: { code: string; lines: { id: number }[] } };

  /** Shows every received one-liner on the record. */
  async function pickLines() {
    const picked = { ...settings, lines: data.lines.map(({ id }) => id) };
    const saved = await request.put('/api/users/me/record', { headers: { access }, data: picked });
    expect(saved.status()).toBe(200);
  }

  return { ...archive, address: `/record/${data.code}`, pickLines };
}

/** Issues the credential of an archive, unless there is one; returns its id and its text. */
export async function issueCredential(request: APIRequestContext, access: string, archive: number) {
  const headers = { access };
  const issued = await request.post(`/api/archive/${archive}/credential`, { headers, data: {} });
  expect(issued.status()).toBe(200);
  const { id } = ((await issued.json()) as { data: { id: string } }).data;
  const file = await request.get(`/api/credentials/${id}/jwt`, { headers });
  expect(file.status()).toBe(200);
  return { id, token: await file.text() };
}

/** Withdraws a credential of the token's member. */
export async function withdrawCredential(request: APIRequestContext, access: string, id: string) {
  const response = await request.delete(`/api/credentials/${id}`, { headers: { access } });
  expect(response.status()).toBe(200);
}

/** Pastes a text on the page that checks credentials, and waits for the result. */
export async function checkText(page: StoryPage, text: string) {
  await page.goto('/verify');
  await page.getByLabel('증명서 글이나 확인 페이지 주소를 붙여 넣어 주세요').fill(text);
  await page.getByRole('button', { name: '확인하기' }).click();
  await page.getByRole('main').getByRole('status').getByRole('heading', { level: 1 }).waitFor();
}

const toPart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Texts by the heading that their check shows. */
export const textsOf = (token: string) => ({
  바뀌었어요: token.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')),
  '여기서 만든 증명서가 아니에요': [
    toPart({ alg: 'RS256', kid: 'did:web:elsewhere.example#key', typ: 'JWT' }),
    toPart({ iss: 'did:web:elsewhere.example' }),
    'c2lnbmF0dXJl',
  ].join('.'),
  '읽을 수 없어요': '증명서가 아닌 글',
});
