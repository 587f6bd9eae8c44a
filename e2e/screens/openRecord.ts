import { type CredentialItem } from '../../contract/credential';
import { type OwnRecord } from '../../contract/record';
import { textsOf } from '../recordFlows';

/** Ids of the record and the credential in the screenshots. */
export interface RecordIds {
  /** Code of the reader's record. */
  record: string;
  /** The credential of the reader's newest project. */
  credential: string;
  /** The text of that credential with a wrong signature. */
  changed: string;
}

const LINES = 5;

/** Switches a member's record on, picks lines, and issues the credential of its newest project. */
export async function openRecord(baseURL: string, access: string): Promise<RecordIds> {
  const headers = { access, 'content-type': 'application/json' };
  const call = async (method: string, path: string, body?: object) =>
    fetch(`${baseURL}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const dataOf = async <T>(response: Promise<Response>) => ((await (await response).json()) as { data: T }).data;

  const { lines } = await dataOf<OwnRecord>(call('GET', '/users/me/record'));
  const picked = lines.slice(0, LINES).map(({ id }) => id);
  const settings = { enabled: true, indexable: false, showName: false, hiddenArchives: [], lines: picked };
  const { code, archives } = await dataOf<OwnRecord>(call('PUT', '/users/me/record', settings));
  const issued = call('POST', `/archive/${archives[0]?.id}/credential`, {});
  const { id: credential } = await dataOf<CredentialItem>(issued);
  const token = await (await call('GET', `/credentials/${credential}/jwt`)).text();
  return { record: code ?? '', credential, changed: textsOf(token).바뀌었어요 };
}
