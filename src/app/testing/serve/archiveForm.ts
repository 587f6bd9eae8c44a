import { type ArchiveEdit, type ArchivePayload } from '@contract/archive';
import { http, type HttpResponseResolver } from 'msw';
import { mockServer } from '../mockServer';
import { respond } from './responses';

interface SentArchive<Data> {
  data: Data;
  /** Names of the files, in their order. */
  thumbnail: string | null;
  images: string[];
}

const nameOf = (part: FormDataEntryValue | null) => (part instanceof File ? part.name : null);

async function readForm<Data>(request: Request): Promise<SentArchive<Data>> {
  const form = await request.formData();
  return {
    data: JSON.parse(form.get('archiveData') as string) as Data,
    thumbnail: nameOf(form.get('thumbnail')),
    images: form.getAll('images').map((part) => nameOf(part) ?? ''),
  };
}

/** Accepts a new archive and responds with the id; returns the requests, in order. */
export function serveArchiveRegistration(id: number) {
  const sent: SentArchive<ArchivePayload>[] = [];
  mockServer.use(
    http.post('*/api/archive', async ({ request }) => {
      sent.push(await readForm(request));
      return respond(id);
    }),
  );
  return sent;
}

export function serveArchiveRegistrationResponse(resolver: HttpResponseResolver) {
  mockServer.use(http.post('*/api/archive', resolver));
}

/** Accepts every edit of an archive; returns the requests, in order. */
export function serveArchiveEdit(id: number) {
  const sent: SentArchive<ArchiveEdit>[] = [];
  mockServer.use(
    http.put(`*/api/archive/${id}`, async ({ request }) => {
      sent.push(await readForm(request));
      return respond(id);
    }),
  );
  return sent;
}

export function serveArchiveEditResponse(id: number, resolver: HttpResponseResolver) {
  mockServer.use(http.put(`*/api/archive/${id}`, resolver));
}
