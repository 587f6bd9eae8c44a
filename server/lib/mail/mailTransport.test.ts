import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
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
