import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { CREDENTIAL_MESSAGES } from '@contract/credential';
import { VerifyForm } from './VerifyForm';

const IDLE = {
  checkText: () => Promise.resolve(),
  checkFile: () => Promise.resolve(),
  verdict: null,
  pdf: null,
  problem: null,
  isChecking: false,
  isAnew: false,
};

const inRouter = (form: ReactNode) => <MemoryRouter>{form}</MemoryRouter>;

it("the server's HTML of the form sends nothing without a script", () => {
  // jsdom does not submit forms; `earlyTyping.spec.ts` does.
  expect(renderToString(inRouter(<VerifyForm verify={IDLE} />))).toMatch(/<form[^>]* method="dialog"/);
});

it("a credential pasted into the server's HTML before hydration is checked", async () => {
  const checkText = jest.fn<Promise<void>, [string]>().mockResolvedValue();
  const page = inRouter(<VerifyForm verify={{ ...IDLE, checkText }} />);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const box = () => screen.getByRole('textbox', { name: CREDENTIAL_MESSAGES.box });
  (box() as HTMLTextAreaElement).value = 'ey.ey.sig';
  render(page, { container, hydrate: true });

  await userEvent.click(screen.getByRole('button', { name: CREDENTIAL_MESSAGES.check }));
  expect(checkText.mock.calls).toEqual([['ey.ey.sig']]);
  expect(box()).toHaveValue('ey.ey.sig');
});
