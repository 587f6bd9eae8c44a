import { ServerResponse } from 'node:http';

// Preloaded into the processes of the demo. Their clock starts at DEMO_NOW, so that dates and ages in the screenshots
// are the same in every run.
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

// The browser uses the server's clock, which Node sends as the `date` header of each response.
const response = ServerResponse.prototype as { writeHead: (...parts: unknown[]) => ServerResponse };
const { writeHead } = response;
response.writeHead = function (this: ServerResponse, ...parts: unknown[]) {
  this.setHeader('date', new Date().toUTCString());
  return writeHead.apply(this, parts);
};
