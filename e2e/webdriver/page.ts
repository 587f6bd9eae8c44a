import { mkdtemp, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type APIRequestContext } from '@playwright/test';
import { Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { type RoleOptions, type StoryFile, type StoryLocator, type StoryPage, type TextOptions } from '../storyPage';
import {
  bringIntoView,
  chooseOption,
  findElements,
  replaceText,
  statesOf,
  watchClick,
  watchConsole,
  type ElementState,
  type Step,
  type Wanted,
} from './inPage';
import { untilPasses } from './poll';

const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

function toWanted(text: string | RegExp, exact = false): Wanted {
  if (text instanceof RegExp) return { text: text.source, as: 'pattern' };
  return { text, as: exact ? 'whole' : 'part' };
}

/** Finds elements from a list of steps on; a page has none. */
abstract class Finder {
  protected abstract readonly steps: readonly Step[];
  protected abstract readonly owner: DriverPage;

  protected step(step: Step) {
    return new DriverLocator(this.owner, [...this.steps, step]);
  }

  getByRole(role: string, { name, exact, level }: RoleOptions = {}) {
    return this.step({ by: 'role', role, name: name === undefined ? name : toWanted(name, exact), level });
  }

  getByLabel(label: string | RegExp, { exact }: TextOptions = {}) {
    return this.step({ by: 'label', wanted: toWanted(label, exact) });
  }

  getByText(text: string | RegExp, { exact }: TextOptions = {}) {
    return this.step({ by: 'text', wanted: toWanted(text, exact) });
  }

  locator(selector: string) {
    return this.step({ by: 'css', selector });
  }
}

export class DriverLocator extends Finder implements StoryLocator {
  constructor(
    protected readonly owner: DriverPage,
    protected readonly steps: readonly Step[],
  ) {
    super();
  }

  filter({ hasText, visible }: { hasText?: string | RegExp; visible?: boolean }): StoryLocator {
    if (visible) return this.step({ by: 'visible' });
    return this.step({ by: 'content', wanted: toWanted(hasText ?? '') });
  }

  first = () => this.nth(0);
  last = () => this.nth(-1);
  nth = (index: number): StoryLocator => this.step({ by: 'index', index });
  page = () => this.owner;
  tap = () => this.click();
  override toString = () => JSON.stringify(this.steps);

  states(): Promise<ElementState[]> {
    return this.evaluateAll(statesOf);
  }

  async count() {
    return (await this.states()).length;
  }

  async getAttribute(name: string) {
    return (await untilPasses(() => this.one())).attributes[name] ?? null;
  }

  async waitFor({ state = 'visible' }: { state?: 'attached' | 'visible' } = {}) {
    await untilPasses(async () => {
      const { visible } = await this.one();
      if (state === 'visible' && !visible) throw new Error(`Not visible: ${this.toString()}`);
    });
  }

  /** As in Playwright, a click that the page has moved away from is repeated. */
  async click() {
    await this.act(async (element) => {
      await this.owner.driver.executeScript(`(${watchClick.toString()})(arguments[0])`, element);
      await element.click();
      if (await this.missed()) throw new Error(`The click went elsewhere: ${this.toString()}`);
    });
  }

  /** A document that the click has left does not answer, or knows of no click. */
  private async missed() {
    const missed = this.owner.driver.executeScript<boolean>('return window.isClickReceived === false');
    return missed.catch(() => false);
  }

  fill = (text: string) => this.act(() => this.run(replaceText, text));
  selectOption = (label: string) => this.act(() => this.run(chooseOption, label));

  async setInputFiles(files: StoryFile | StoryFile[]) {
    const folder = await mkdtemp(path.join(process.env['E2E_FOLDER'] ?? '', 'files-'));
    const paths = [files].flat().map(({ name, buffer }) => ({ file: path.join(folder, name), buffer }));
    for (const { file, buffer } of paths) await writeFile(file, buffer);
    await this.waitFor({ state: 'attached' });
    const [input] = (await this.run((elements) => elements)) as unknown as WebElement[];
    await input?.sendKeys(paths.map(({ file }) => file).join('\n'));
  }

  evaluateAll<T>(runInPage: (elements: Element[]) => T): Promise<T> {
    return this.run(runInPage);
  }

  /** Calls a function in the page with the elements and one more value. */
  private async run<T>(runInPage: (elements: Element[], value: string) => T, value = ''): Promise<T> {
    const script = `const found = (${findElements.toString()})(arguments[0]);
      return found && { result: (${runInPage.toString()})(found, arguments[1]) };`;
    const call = () => this.owner.driver.executeScript<{ result: T } | null>(script, this.steps, value);
    let answer = await call();
    while (!answer) {
      await this.owner.driver.executeScript(`${LIBRARY};(${watchConsole.toString()})()`);
      answer = await call();
    }
    return answer.result;
  }

  /** The state of the one element; as in Playwright, several are an error. */
  private async one(): Promise<ElementState> {
    const states = await this.states();
    const [only] = states;
    if (!only || states.length > 1) throw new Error(`${states.length} elements instead of one: ${this.toString()}`);
    return only;
  }

  /** Waits for the one visible element and acts on it; again, while something covers or replaces it. */
  private async act(action: (element: WebElement) => Promise<unknown>) {
    await untilPasses(async () => {
      const [element, ...more] = (await this.run(bringIntoView)) as unknown as WebElement[];
      if (!element || more.length > 0) throw new Error(`Not the one enabled element in sight: ${this.toString()}`);
      await action(element);
    });
  }
}

/** A page of a WebDriver that offers what the stories use of Playwright's. */
export class DriverPage extends Finder implements StoryPage {
  protected readonly owner = this;
  protected readonly steps = [];
  private readonly given = new Set<string>();
  private readonly collected: string[] = [];

  constructor(
    readonly driver: WebDriver,
    readonly request: APIRequestContext,
    private readonly origin: string,
  ) {
    super();
  }

  keyboard = {
    press: async (shortcut: string) => {
      const keys = shortcut.split('+').map(toKey);
      const actions = this.driver.actions({ async: true });
      for (const key of keys) actions.keyDown(key);
      for (const key of keys.toReversed()) actions.keyUp(key);
      await actions.perform();
    },
    type: (text: string) => this.driver.actions({ async: true }).sendKeys(text).perform(),
  };

  async goto(address: string) {
    await this.takeCookies();
    await this.load(() => this.driver.get(new URL(address, this.origin).href));
  }

  waitForFunction<T>(condition: (value: T) => boolean, value: T) {
    return untilPasses(async () => {
      const holds = await this.driver.executeScript<boolean>(`return (${condition.toString()})(arguments[0])`, value);
      if (!holds) throw new Error(`Does not hold: ${condition.toString()}`);
    });
  }

  reload = () => this.load(() => this.driver.navigate().refresh());

  goBack = () => this.driver.navigate().back();
  url = () => this.driver.getCurrentUrl();

  /** Loads a document and waits until it is there: the driver may answer while the former one is still shown. */
  private async load(start: () => Promise<void>) {
    await this.complaints();
    await this.driver.executeScript('window.isFormer = true');
    await start();
    await untilPasses(async () => {
      const isThere = 'return !window.isFormer && document.readyState === "complete"';
      if (!(await this.driver.executeScript<boolean>(isThere))) throw new Error('The page does not load.');
    });
  }

  /** Collects the errors in the console and in scripts, which the driver does not report. */
  async complaints(): Promise<string[]> {
    this.collected.push(...(await this.driver.executeScript<string[]>('return (window.complaints ?? []).splice(0)')));
    return this.collected;
  }

  /** Gives the browser the cookies that calls outside of it have received since the last load. */
  private async takeCookies() {
    const { cookies } = await this.request.storageState();
    const fresh = cookies.filter(({ name, value }) => !this.given.has(`${name}=${value}`));
    if (fresh.length === 0) return;
    // A browser takes cookies for the site that it shows.
    await this.driver.get(`${this.origin}/favicon.svg`);
    for (const { name, value, path: where, httpOnly, sameSite } of fresh) {
      await this.driver.manage().addCookie({ name, value, path: where, httpOnly, sameSite });
      this.given.add(`${name}=${value}`);
    }
  }
}

/** `ArrowDown` as the WebDriver's key; letters are themselves. */
function toKey(name: string): string {
  const constant = name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();
  return (Key as unknown as Record<string, string>)[constant] ?? name;
}
