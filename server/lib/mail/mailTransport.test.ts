import { createVerify, generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startMailServer } from '../../app/testing/mailServer';
import { createMailTransport } from './mailTransport';

describe('mail without a mail server', () => {
  let outboxDir: string;

  beforeAll(async () => {
    outboxDir = await mkdtemp(path.join(os.tmpdir(), 'outbox-'));
  });
  afterAll(() => rm(outboxDir, { recursive: true }));

  it('is written to a file that mail programs can open, whose path is returned', async () => {
    const written: string[] = [];
    const from = '팀이음 <no-reply@teamieum.example>';
    const send = createMailTransport({ outboxDir, from, onWritten: (file) => written.push(file) });
    await send({
      to: 'member@example.com',
      subject: '[팀이음] 임시 비밀번호를 보내 드려요',
      text: '임시 비밀번호: abcd',
    });

    const [name = ''] = await readdir(outboxDir);
    expect(written).toEqual([path.join(outboxDir, name)]);
    expect(name).toMatch(/\.eml$/);
    const eml = await readFile(path.join(outboxDir, name), 'utf8');
    expect(eml).toMatch(/^To: member@example\.com\r$/m);
    expect(eml).toMatch(/^Subject: =\?UTF-8\?/m);
  });
});

it('signs mails with both headers of the way out', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const server = await startMailServer();
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const send = createMailTransport({
    smtpUrl: server.url,
    from: 'no-reply@teamieum.example',
    outboxDir: os.tmpdir(),
    dkim: { domainName: 'teamieum.example', keySelector: 'one', privateKey: pem },
  });
  const headers = {
    'List-Unsubscribe': '<https://teamieum.example/unsubscribe?token=a>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  await send({ to: 'member@example.com', subject: '제목', text: '본문', headers });
  const { raw } = await server.next();
  await server.close();

  const [head = ''] = raw.split('\r\n\r\n');
  const fields = head.split(/\r\n(?![ \t])/);
  const signature = fields.find((field) => field.startsWith('DKIM-Signature:')) ?? '';
  const tags = Object.fromEntries(
    signature
      .replace(/^DKIM-Signature:/, '')
      .split(';')
      .map((tag) => [tag.split('=', 1)[0]?.trim(), tag.slice(tag.indexOf('=') + 1).replace(/\s+/g, '')]),
  ) as Record<string, string>;
  const signed = tags.h?.toLowerCase().split(':') ?? [];
  expect(signed).toEqual(expect.arrayContaining(['list-unsubscribe', 'list-unsubscribe-post', 'from']));

  // Relaxed headers (RFC 6376, 3.4.2): lower-case names, single blanks, the signature last and without its value.
  const relaxed = (field: string) => {
    const [name, value] = [field.slice(0, field.indexOf(':')), field.slice(field.indexOf(':') + 1)];
    return `${name.toLowerCase().trim()}:${value
      .replace(/\r\n/g, '')
      .replace(/[ \t]+/g, ' ')
      .trim()}`;
  };
  const lines = signed.flatMap((name) =>
    fields.filter((field) => field.toLowerCase().startsWith(`${name}:`)).map(relaxed),
  );
  const unsigned = relaxed(signature.replace(/(\bb=)[^;]*$/, '$1'));
  const isValid = createVerify('sha256')
    .update([...lines, unsigned].join('\r\n'))
    .verify(publicKey, tags.b ?? '', 'base64');
  expect(isValid).toBe(true);
});
