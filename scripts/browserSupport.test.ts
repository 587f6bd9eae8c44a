import { readFileSync } from 'node:fs';
import { newerApis, oldestBrowsers, unsupportedFeatures } from './browserSupport';

describe('the check of built scripts', () => {
  it.each([
    ['a static method', 'if (URL.canParse(text)) open(text)', 'URL.canParse'],
    ['a method of a constructor of the language', 'Object.groupBy(list, key)', 'Object.groupBy'],
    ['a constructor', 'new Intl.Segmenter("ko")', 'Intl.Segmenter'],
    ['a global function', 'requestIdleCallback(work)', 'requestIdleCallback'],
    ['a global function of window', 'window.requestIdleCallback(work)', 'requestIdleCallback'],
    ['a method of the document', 'document.startViewTransition(show)', 'document.startViewTransition'],
    ['a regular expression with lookbehind', 'text.split(/(?<=\\.)\\s/)', 'lookbehind'],
  ])('finds %s that an oldest browser lacks', (_kind, code, feature) => {
    expect(unsupportedFeatures(code)).toEqual([feature]);
  });

  it.each([
    ['typeof', 'if (typeof requestIdleCallback === "function") requestIdleCallback(work)'],
    ['the operator in', 'if ("share" in navigator) navigator.share({ url })'],
    ['its value', 'if (document.startViewTransition) document.startViewTransition(show)'],
    ['an optional call', 'document.startViewTransition?.(show)'],
  ])('accepts a feature that the script tests by %s', (_kind, code) => {
    expect(unsupportedFeatures(code)).toEqual([]);
  });

  it('accepts what every oldest browser has', () => {
    expect(unsupportedFeatures('structuredClone(new URL(location.href)); [1].at(-1); Object.hasOwn(a, "b")')).toEqual(
      [],
    );
  });
});

describe('what an oldest browser lacks', () => {
  it.each(['URL.canParse', 'Object.groupBy', 'Set.prototype.union', 'requestIdleCallback', 'Iterator.prototype.map'])(
    'contains %s',
    (name) => {
      expect(newerApis()).toContain(name);
    },
  );

  it.each(['structuredClone', 'Array.prototype.at', 'Object.hasOwn', 'URL', 'fetch'])('does not contain %s', (name) => {
    expect(newerApis()).not.toContain(name);
  });
});

it('README names each oldest browser with its version', () => {
  const NAMES: Record<string, string> = {
    chrome: 'Chrome',
    edge: 'Edge',
    firefox: 'Firefox',
    ios_saf: 'iOS',
    safari: 'Safari',
    samsung: 'Samsung Internet',
  };
  const readme = readFileSync('README.md', 'utf8');
  const [, browsers = ''] = /Browsers: (.+)/.exec(readme) ?? [];
  for (const { name, version } of oldestBrowsers()) expect(browsers).toMatch(`${NAMES[name]} ${version}`);
});
