import { type Locator } from '@playwright/test';
import { expect } from './expect';
import { focusProblem } from './focusProblem';
import { type StoryFile, type StoryLocator, type StoryPage } from './storyPage';

/** Enough presses of Tab for the longest form of the product. */
const PATIENCE = 120;

/** An engine scrolls to the focus after the key press, and what arrives meanwhile can move the control once more. */
const SCROLLING_MS = 3000;

type Direction = 'Tab' | 'Shift+Tab';

/** Opens an address and waits until the page is hydrated. */
export async function open(page: StoryPage, address: string) {
  await page.goto(address);
  await page.getByRole('link', { name: '본문으로 건너뛰기' }).waitFor({ state: 'attached' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Tells where the focus is, once the focused control is in view and shows its focus. Fails if it is never. */
async function shownFocus(target: StoryLocator, met: string[]) {
  let focus = await target.evaluateAll(focusProblem);
  await expect(async () => {
    focus = await target.evaluateAll(focusProblem);
    expect(focus.problem, `${focus.words} after ${met.join(', ')}`).toBe('');
  }).toPass({ timeout: SCROLLING_MS, intervals: [50] });
  return focus;
}

/**
 * Presses Tab until one of the matching controls has the focus. Fails when a control on the way is not in view or does
 * not show its focus.
 */
export async function tabTo(target: StoryLocator, direction: Direction = 'Tab') {
  const met: string[] = [];
  await target.first().waitFor();
  while (met.length < PATIENCE) {
    await target.page().keyboard.press(direction);
    const { isTarget, words } = await shownFocus(target, met);
    if (isTarget) return;
    met.push(words);
  }
  throw new Error(`The control is not reached by ${direction}. Met: ${met.join(', ')}`);
}

/** Moves the focus to a control and presses a key. */
export async function press(target: StoryLocator, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(target);
  await target.page().keyboard.press(key);
}

/** Moves the focus to a field and types. Browsers select the text of a field on focus, so it is replaced. */
export async function write(field: StoryLocator, text: string) {
  await tabTo(field);
  await field.page().keyboard.type(text);
}

/** Moves the focus to a group of radio buttons and selects one by the arrow keys. */
export async function chooseRadio(group: Locator, name: string) {
  const wanted = group.getByRole('radio', { name, exact: true });
  const { keyboard } = group.page();
  await tabTo(group.getByRole('radio'));
  await keyboard.press('Space');
  const count = await group.getByRole('radio').count();
  for (let step = 1; step < count && !(await wanted.isChecked()); step += 1) await keyboard.press('ArrowRight');
  await expect(wanted).toBeChecked();
  await expect(wanted).toBeFocused();
}

/** Presses a control that opens a file chooser, and chooses the files. */
export async function giveFiles(control: Locator, files: StoryFile[]) {
  // Playwright intercepts file choosers some time after this call; a key pressed immediately could open the chooser
  // before.
  const chooser = control.page().waitForEvent('filechooser');
  await tabTo(control);
  await control.page().keyboard.press('Enter');
  await (await chooser).setFiles(files);
}
