import { type Page } from '@playwright/test';
import { join } from './apiFlows';
import { expectAccessible } from './expectAccessible';
import { startProvider } from './openIdProvider';
import { freePort, startServer, type E2eServer } from './server';
import { expect, test, testWithConsoleErrors } from './test';

let server: E2eServer;
let provider: Awaited<ReturnType<typeof startProvider>>;
/** The public address: providers lead back there. */
let origin: string;

test.beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  provider = await startProvider(origin);
  server = await startServer({ port, isPublic: true, env: provider.env });
});
test.afterAll(async () => {
  await server.stop();
  await provider.stop();
});

/** Logs in by the forms of the provider, and agrees. */
async function logInThere(page: Page, person: string) {
  await page.locator('input[name="login"]').fill(person);
  await page.locator('input[name="password"]').fill('any');
  await page.locator('button[type="submit"]').click();
  await page.locator('form button[type="submit"]').click();
}

const google = (page: Page) => page.getByRole('button', { name: 'Google 계정으로 로그인' });

// The forms of the provider ask for a font of another site, which no test reaches.
testWithConsoleErrors(
  'an unknown person of a provider comes to a sign-up that is filled in, also after a reload',
  async ({ page }) => {
    await page.goto(`${origin}/login`);
    await expect(google(page)).toBeVisible();
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(google(page)).toHaveCSS('background-color', 'rgb(19, 19, 20)');
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await google(page).click();
    await logInThere(page, `newcomer${Date.now()}`);

    const strip = page.getByRole('region', { name: /Google 계정으로 가입하고 있어요/ });
    await expect(strip).toBeVisible();
    expect(page.url()).toBe(`${origin}/signup1`);
    const name = page.getByRole('textbox', { name: '이름' });
    await expect(name).toHaveValue('김새싹');
    await expect(page.getByText('사용할 수 있는 이메일이에요.')).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(strip).toBeVisible();
    await strip.getByRole('button', { name: '연결하지 않기' }).click();
    await expect(strip).toHaveCount(0);
    await expect(name).toHaveValue('김새싹');
  },
);

// The browser reports the answer that asks for the proof.
testWithConsoleErrors(
  'a member links a provider with a proof, and logs in by it from then on, until it is unlinked',
  async ({ page, playwright }) => {
    const api = await playwright.request.newContext({ baseURL: server.origin });
    const member = await join(api);
    await api.dispose();
    const person = `friend${Date.now()}`;
    await page.goto(`${origin}/login`);
    await page.getByLabel('아이디').fill(member.username);
    await page.getByLabel('비밀번호', { exact: true }).fill(member.password);
    await page.getByRole('button', { name: '로그인', exact: true }).click();
    await expect(page.getByRole('link', { name: '내 프로필' })).toBeVisible();
    await page.goto(`${origin}/mypage/account`);
    const part = page.getByRole('region', { name: '소셜 로그인' });
    await part.getByRole('button', { name: '연결하기' }).click();
    const proof = page.getByRole('dialog', { name: '본인 확인' });
    await proof.getByRole('textbox', { name: '현재 비밀번호' }).fill(member.password);
    await proof.getByRole('button', { name: '확인', exact: true }).click();
    await logInThere(page, person);
    await expect(page.getByText('Google 로그인을 연결했어요.')).toBeVisible();
    expect(page.url()).toBe(`${origin}/mypage/account`);
    await expect(part.getByRole('button', { name: '연결 끊기' })).toBeVisible();
    await expectAccessible(page);

    const elsewhere = await page.context().browser()!.newContext({ locale: 'ko-KR' });
    const other = await elsewhere.newPage();
    await other.goto(`${origin}/login`);
    await google(other).click();
    await logInThere(other, person);
    await expect(other.getByRole('link', { name: '내 프로필' })).toBeVisible();
    await elsewhere.close();

    await part.getByRole('button', { name: '연결 끊기' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '연결 끊기' }).click();
    await expect(page.getByText('Google 로그인 연결을 끊었어요.')).toBeVisible();
    await expect(part.getByRole('button', { name: '연결하기' })).toBeVisible();
  },
);
