import { expect, type APIRequestContext } from '@playwright/test';
import { openSession } from './apiFlows';
import { publishArchive } from './archiveFlows';

/** A published archive whose writer has switched the record on; answers its address too. */
export async function publishRecord(request: APIRequestContext) {
  const archive = await publishArchive(request);
  const access = await openSession(request, archive.writer);
  const settings = { enabled: true, indexable: false, showName: false, hiddenArchives: [], lines: [] };
  const response = await request.put('/api/users/me/record', { headers: { access }, data: settings });
  expect(response.status()).toBe(200);
  const { data } = (await response.json()) as { data: { code: string } };
  return { ...archive, address: `/record/${data.code}` };
}
