import { type SessionData } from '@contract/auth';
import { type TestMember } from './member';
import { type TestServer } from './startServer';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
export const LOCAL = { host: 'localhost:3000', 'user-agent': CHROME };

type Cookies = Record<string, string>;

/** A browser with its cookies. */
export class TestBrowser {
  constructor(private readonly server: () => TestServer) {}

  cookies: Cookies = {};
  token = '';
  tokenExpiresAt = 0;

  async send<T>(path: string, json: object, token?: string) {
    const response = await this.server().call<T>('POST', path, { json, token, cookies: this.cookies, headers: LOCAL });
    for (const { name, value, maxAge, expires } of Object.values(response.cookies)) {
      if (value === '' || maxAge === 0 || expires?.getTime() === 0) delete this.cookies[name];
      else this.cookies[name] = value;
    }
    if (response.headers['access']) this.token = response.headers['access'];
    return response;
  }

  login = (member: Pick<TestMember, 'username' | 'password'>, keep?: boolean) =>
    this.send<SessionData>('/api/login', { username: member.username, password: member.password, keep });

  /** As a page that has a token, or as a new window. */
  resume = (accessToken?: string) => this.send<SessionData>('/api/token', { resume: true, accessToken });

  me = () => this.server().call('GET', '/api/users/me', { token: this.token });
}
