#!/usr/bin/env node
// Starts the Firefox that the variable FIREFOX names, as Playwright's executable, and stands between the two. Playwright asks
// every context for a media feature, which Debian's Firefox does not know yet; here it is told that this succeeded.
import { spawn } from 'node:child_process';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const UNKNOWN = 'emulation.setMediaFeaturesOverride';
const READY = /WebDriver BiDi listening on (ws:\/\/.*)$/;

const firefox = spawn(process.env['FIREFOX'], process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
firefox.once('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(signal, () => firefox.kill(signal));

createInterface(firefox.stderr).on('line', (line) => {
  const [, address] = READY.exec(line) ?? [];
  if (address) listen(address);
  else console.error(line);
});

function listen(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () =>
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`),
  );
  server.once('connection', (playwright, { url }) => {
    const browser = new WebSocket(address + url, { perMessageDeflate: false });
    const opened = new Promise((resolve) => browser.once('open', resolve));
    playwright.on('message', async (data) => {
      const message = data.toString();
      const { id, method } = JSON.parse(message);
      if (method === UNKNOWN) return playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
      await opened;
      browser.send(message);
    });
    browser.on('message', (data, binary) => playwright.send(data, { binary }));
    browser.once('close', () => playwright.close());
    playwright.once('close', () => browser.close());
  });
}
