import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { untilPasses } from './poll';

export interface Size {
  width: number;
  height: number;
}

export interface DriverSession {
  driver: WebDriver;
  close: () => Promise<void>;
}

/** The bar above the page must not be wider than a phone. */
const NARROW_BAR = '* { min-width: 0; padding: 0; margin: 0; font-size: 1px; -gtk-icon-transform: scale(0.1) }';

/**
 * Starts a WebKitWebDriver and the one browser that it can have, on a screen of their own: a window has the focus only
 * while it is under the pointer, which is in the middle of the screen.
 */
export async function openSession(program: string, viewport: Size): Promise<DriverSession> {
  const { XVFB = '', E2E_FOLDER = '' } = process.env;
  const dimensions = `${viewport.width}x${viewport.height}x24`;
  const screen = spawn(XVFB, ['-displayfd', '3', '-screen', '0', dimensions, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = (await once(screen.stdio[3]!, 'data')) as [Buffer];
  const config = path.join(E2E_FOLDER, 'webkit');
  await mkdir(path.join(config, 'gtk-3.0'), { recursive: true });
  await writeFile(path.join(config, 'gtk-3.0', 'gtk.css'), NARROW_BAR);

  const port = await freePort();
  const own = {
    DISPLAY: `:${display.toString().trim()}`,
    XDG_CONFIG_HOME: config,
    TZ: 'Asia/Seoul',
    LANG: 'en_US.UTF-8',
  };
  const service = spawn(program, [`--port=${port}`], { env: { ...process.env, ...own }, stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  await untilPasses(() => fetch(`${address}/status`));
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(address)
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build();
  await setViewport(driver, viewport);
  return {
    driver,
    async close() {
      await driver.quit();
      await Promise.all([service, screen].map(end));
    },
  };
}

/** Makes the window as large as the page in it has to be. */
async function setViewport(driver: WebDriver, { width, height }: Size) {
  const window = driver.manage().window();
  await window.setRect({ x: 0, y: 0, width, height });
  const inner = await driver.executeScript<Size>('return { width: innerWidth, height: innerHeight }');
  await window.setRect({ x: 0, y: 0, width: 2 * width - inner.width, height: 2 * height - inner.height });
}

async function end(child: ChildProcess) {
  child.kill();
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
