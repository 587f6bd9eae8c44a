import { StyleSheet } from './sheetPerTask';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));
const rulesOf = (sheets: Iterable<HTMLStyleElement>) =>
  [...sheets].map(({ sheet }) => [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText.split(' ')[0]));

function setup() {
  const container = document.createElement('div');
  document.body.append(container);
  return {
    styles: new StyleSheet({ key: 'css', container }),
    sheets: container.getElementsByTagName('style'),
    container,
  };
}

it('puts what one task adds in one sheet, and leaves that sheet alone afterwards', async () => {
  const { styles, sheets } = setup();
  styles.insert('.first { color: red; }');
  styles.insert('.second { color: red; }');
  await nextTask();
  styles.insert('.third { color: red; }');

  expect(rulesOf(sheets)).toEqual([['.first', '.second'], ['.third']]);
});

it('keeps the sheets in the order of their rules, whatever else came to stand behind them', async () => {
  const { styles, sheets, container } = setup();
  styles.insert('.first { color: red; }');
  container.append(document.createElement('link'));
  await nextTask();
  styles.insert('.second { color: red; }');

  expect(rulesOf(sheets)).toEqual([['.first'], ['.second']]);
  expect(container.lastElementChild?.tagName).toBe('LINK');
});

it('passes over a rule the browser does not know', () => {
  const { styles, sheets } = setup();
  styles.insert('');
  styles.insert('.known { color: red; }');

  expect(rulesOf(sheets)).toEqual([['.known']]);
});
