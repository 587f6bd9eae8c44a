import { type Browser, type Page } from '@playwright/test';

/** A page is idle after this many milliseconds without a task. */
const REST = 1_500;
const TASK = 'ThreadControllerImpl::RunTask';
const MICROSECONDS = 1_000;

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** CPU time, in microseconds. */
  tdur?: number;
  args?: { name?: string };
}

/** Throttles the CPU of a page by a factor. */
export async function slowDown(page: Page, rate: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/**
 * The longest task of a page's main thread during an action and until the page is idle, in milliseconds of CPU time, so
 * that other load on the machine is not measured.
 */
export async function longestTask(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await act();
  await page.waitForTimeout(REST);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };

  const mains = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const isMain = ({ pid, tid }: TraceEvent) => mains.some((main) => main.pid === pid && main.tid === tid);
  const times = traceEvents.filter((event) => event.name === TASK && isMain(event)).map(({ tdur = 0 }) => tdur);
  return Math.max(0, ...times) / MICROSECONDS;
}
