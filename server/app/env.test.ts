import { generateKeyPairSync } from 'node:crypto';
import path from 'node:path';
import { readConfig } from './env';

it('has a safe default for every variable', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: path.resolve('data'),
    databaseUrl: undefined,
    tokenSecret: undefined,
    accessTtl: 900_000,
    sessionTtl: 3_600_000,
    evaluationReleaseDays: 14,
    autoHideReports: 3,
    autoHideMemberDays: 3,
    rateLimitMultiplier: 1,
    formerUrls: [],
    schoolMailDomains: [],
    schoolMailOpenDomains: ['office.deu.ac.kr', 'jmail.ac.kr'],
    webOrigins: [],
    trustProxy: false,
    socket: undefined,
    drainTime: 0,
    metrics: undefined,
    production: false,
  });
});

it('listens on all interfaces in production', () => {
  expect(readConfig({ NODE_ENV: 'production' })).toMatchObject({ production: true, host: '0.0.0.0' });
});

it('reads every variable, and treats an empty one as absent', () => {
  const config = readConfig({
    PORT: ' 8080 ',
    HOST: '',
    DATA_DIR: '/srv/teamieum',
    DATABASE_URL: 'postgres://a:b@db/teamieum',
    TOKEN_SECRET: 'x'.repeat(32),
    ACCESS_TTL_SECONDS: '5',
    CLOCK_SHIFT_DAYS: '7.25',
    SESSION_TTL_SECONDS: '60',
    EVALUATION_RELEASE_DAYS: '0',
    AUTO_HIDE_REPORTS: '0',
    AUTO_HIDE_MEMBER_DAYS: '7',
    RATE_LIMIT_MULTIPLIER: '0.5',
    PUBLIC_URL: 'https://teamieum.example',
    FORMER_URLS: 'https://Old.example/, https://older.example:8443',
    SCHOOL_MAIL_DOMAINS: 'Example.edu, uni.example',
    SCHOOL_MAIL_OPEN_DOMAINS: 'none',
    OPERATOR_EMAIL: '운영팀 <operator@teamieum.example>',
    WEB_ORIGINS: 'https://www.teamieum.example/, http://localhost:5173',
    API_ORIGIN: 'https://api.teamieum.example/',
    TRUST_PROXY: 'on',
    SOCKET_PATH: '/run/teamieum/1.sock',
    DRAIN_SECONDS: '5',
    METRICS_PORT: '9101',
  });
  expect(config).toMatchObject({
    formerUrls: ['https://old.example', 'https://older.example:8443'],
    schoolMailDomains: ['example.edu', 'uni.example'],
    schoolMailOpenDomains: [],
    socket: '/run/teamieum/1.sock',
    drainTime: 5_000,
    metrics: { host: '127.0.0.1', port: 9101 },
    port: 8080,
    host: '127.0.0.1',
    dataDir: '/srv/teamieum',
    accessTtl: 5_000,
    clockShiftDays: 7.25,
    sessionTtl: 60_000,
    evaluationReleaseDays: 0,
    autoHideReports: 0,
    autoHideMemberDays: 7,
    rateLimitMultiplier: 0.5,
    operatorEmail: '운영팀 <operator@teamieum.example>',
    webOrigins: ['https://www.teamieum.example', 'http://localhost:5173'],
    apiOrigin: 'https://api.teamieum.example',
    trustProxy: 1,
  });
});

it.each([
  ['off', false],
  ['2', 2],
  ['10.0.0.0/8, 127.0.0.1', '10.0.0.0/8, 127.0.0.1'],
  ['loopback, fd00::/8', 'loopback, fd00::/8'],
])('trusts the proxies of TRUST_PROXY=%s', (value, expected) => {
  expect(readConfig({ TRUST_PROXY: value }).trustProxy).toBe(expected);
});

it.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['SOCKET_PATH', 'app.sock'],
  ['DRAIN_SECONDS', '-1'],
  ['METRICS_PORT', 'yes'],
  ['DATABASE_URL', 'mysql://db'],
  ['DATABASE_URL', 'db.example.org'],
  ['TOKEN_SECRET', 'short'],
  ['ACCESS_TTL_SECONDS', '0'],
  ['SESSION_TTL_SECONDS', '1h'],
  ['EVALUATION_RELEASE_DAYS', '-1'],
  ['CLOCK_SHIFT_DAYS', '-0.5'],
  ['CLOCK_SHIFT_DAYS', '3651'],
  ['AUTO_HIDE_REPORTS', '-1'],
  ['AUTO_HIDE_MEMBER_DAYS', '1.5'],
  ['EVALUATION_RELEASE_DAYS', '1.5'],
  ['RATE_LIMIT_MULTIPLIER', '0'],
  ['RATE_LIMIT_MULTIPLIER', 'many'],
  ['PUBLIC_URL', 'teamieum.example'],
  ['FORMER_URLS', 'old.example'],
  ['FORMER_URLS', 'https://old.example, older.example'],
  ['MAIL_FROM', 'teamieum'],
  ['OPERATOR_EMAIL', 'a@example.org, b@example.org'],
  ['WEB_ORIGINS', 'https://a.example, b.example'],
  ['TRUST_PROXY', 'maybe!'],
  ['TRUST_PROXY', 'nginx'],
  ['TRUST_PROXY', '10.0.0.300'],
  ['TRUST_PROXY', '10.0.0.0/8, 127.0.0.1/33'],
  ['SMTP_URL', 'mail.example.org:587'],
  ['MAIL_FROM', '팀이음'],
  ['MAIL_FROM', '팀이음 <no-reply>'],
  ['OPERATOR_EMAIL', 'operator'],
])('throws one sentence that names the invalid variable %s=%s', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must .*\\.$`));
});

it('uses the host of PUBLIC_URL in the sender of mails', () => {
  expect(readConfig({}).mailFrom).toBe('팀이음 <no-reply@localhost>');
  expect(readConfig({ PUBLIC_URL: 'https://teamieum.example:8443' }).mailFrom).toBe(
    '팀이음 <no-reply@teamieum.example>',
  );
  expect(readConfig({ MAIL_FROM: 'hello@teamieum.example' }).mailFrom).toBe('hello@teamieum.example');
});

it('omits passwords from the error message', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://me:secret@db' })).toThrow(/^((?!secret).)*$/);
  expect(() => readConfig({ SMTP_URL: 'http://me:secret@mail' })).toThrow(/^((?!secret).)*$/);
});

it('throws one sentence that names an invalid METRICS_HOST', () => {
  expect(() => readConfig({ METRICS_PORT: '9101', METRICS_HOST: 'http://10.0.0.1' })).toThrow(
    /^METRICS_HOST must .*\.$/,
  );
});

it('reads the key and the hosts of pushes, and names a wrong one without the key', () => {
  const key = `${'A'.repeat(42)}E`;
  const { vapidKey, pushHosts } = readConfig({ VAPID_PRIVATE_KEY: key, PUSH_HOSTS: '*.Push.example, 127.0.0.1' });
  expect([vapidKey, pushHosts]).toEqual([key, ['*.push.example', '127.0.0.1']]);
  expect(readConfig({}).pushHosts).toContain('fcm.googleapis.com');
  expect(() => readConfig({ VAPID_PRIVATE_KEY: 'secret' })).toThrow(
    'VAPID_PRIVATE_KEY must be the 32 bytes of a private key of P-256 as base64url.',
  );
  expect(() => readConfig({ PUSH_HOSTS: 'https://push.example' })).toThrow('PUSH_HOSTS must be hosts');
});

describe('the signature of mails', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const DKIM_KEY = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const whole = {
    DKIM_DOMAIN: 'example.org',
    DKIM_SELECTOR: 'one',
    DKIM_KEY,
    MAIL_FROM: '팀이음 <a@mail.example.org>',
  };

  it('is of the domain of the sender or one above it', () => {
    expect(readConfig(whole).dkim).toMatchObject({ domainName: 'example.org', keySelector: 'one' });
  });

  it.each([
    ['two of three variables', { ...whole, DKIM_SELECTOR: undefined }],
    ['another domain', { ...whole, DKIM_DOMAIN: 'other.org' }],
    ['no key', { ...whole, DKIM_KEY: 'key' }],
  ])('with %s stops the start', (_case, env) => {
    expect(() => readConfig(env)).toThrow('DKIM_');
  });
});
