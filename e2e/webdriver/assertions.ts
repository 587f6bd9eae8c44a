import { type ElementState } from './inPage';
import { type DriverLocator, type DriverPage } from './page';
import { untilPasses } from './poll';

type Text = string | RegExp;

const fits = (text: string | undefined, wanted: Text) =>
  wanted instanceof RegExp ? wanted.test(text ?? '') : text === wanted;
const contains = (text: string, wanted: Text) => (wanted instanceof RegExp ? wanted.test(text) : text.includes(wanted));

/** About the one element. */
const OF_ONE: Record<string, (state: ElementState, ...wanted: never[]) => boolean> = {
  toBeVisible: ({ visible }: ElementState) => visible,
  toBeChecked: ({ checked }: ElementState) => checked,
  toBeFocused: ({ focused }: ElementState) => focused,
  toBeInViewport: ({ inView }: ElementState, { ratio = 0.01 }: { ratio?: number } = {}) => inView >= ratio,
  toHaveText: ({ text }: ElementState, wanted: Text) => fits(text, wanted),
  toContainText: ({ text }: ElementState, wanted: Text) => contains(text, wanted),
  toHaveValue: ({ value }: ElementState, wanted: Text) => fits(value, wanted),
  toHaveAttribute: ({ attributes }: ElementState, name: string, wanted: Text) => fits(attributes[name], wanted),
};

/** About however many there are. */
const OF_ALL = {
  toBeAttached: (states: ElementState[]) => states.length > 0,
  toBeHidden: (states: ElementState[]) => states.every(({ visible }) => !visible),
  toHaveCount: (states: ElementState[], count: number) => states.length === count,
};

type Check = (states: ElementState[], ...wanted: never[]) => boolean;

/** Those about one element fail for several, and hold in the negative for none. */
const CHECKS: Record<string, Check> = {
  ...OF_ALL,
  ...Object.fromEntries(
    Object.entries(OF_ONE).map(([name, holds]) => [
      name,
      ([only, ...more]: ElementState[], ...wanted: never[]) => {
        if (more.length > 0) throw new Error(`${more.length + 1} elements instead of one`);
        return only !== undefined && holds(only, ...wanted);
      },
    ]),
  ),
};

function checksOf(locator: DriverLocator, holds: boolean) {
  return Object.fromEntries(
    Object.entries(CHECKS).map(([name, check]) => [
      name,
      (...wanted: never[]) =>
        untilPasses(async () => {
          const states = await locator.states();
          if (check(states, ...wanted) === holds) return;
          throw new Error(
            `${holds ? '' : 'not '}${name} ${wanted.join()}: ${locator.toString()} is ${JSON.stringify(states)}`,
          );
        }),
    ]),
  );
}

/** Assertions that wait, with the names of Playwright's. */
export const assertionsOf = (locator: DriverLocator) => ({ ...checksOf(locator, true), not: checksOf(locator, false) });

export const assertionsOfPage = (page: DriverPage) => ({
  toHaveURL: (wanted: RegExp) =>
    untilPasses(async () => {
      const address = await page.url();
      if (!wanted.test(address)) throw new Error(`${address} does not match ${String(wanted)}`);
    }),
});
