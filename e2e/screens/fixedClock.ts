import { ServerResponse } from 'node:http';

// Preloaded into the processes of the demo: their time begins at DEMO_NOW and goes on from there, so dates and ages in the
// pictures are the same whenever they are made.
const RealDate = Date;
const lag = RealDate.now() - RealDate.parse(process.env['DEMO_NOW'] ?? '');

class DemoDate extends RealDate {
  constructor(...parts: unknown[]) {
    super(...((parts.length > 0 ? parts : [DemoDate.now()]) as [number]));
  }
  static override now() {
    return RealDate.now() - lag;
  }
}

globalThis.Date = DemoDate as DateConstructor;

// The browser goes by the clock of the server, which Node writes into each answer from its own.
const response = ServerResponse.prototype as { writeHead: (...parts: unknown[]) => ServerResponse };
const { writeHead } = response;
response.writeHead = function (this: ServerResponse, ...parts: unknown[]) {
  this.setHeader('date', new Date().toUTCString());
  return writeHead.apply(this, parts);
};
