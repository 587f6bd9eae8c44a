import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { CREDENTIAL_MESSAGES } from '@contract/credential';
import { VerifyForm } from './VerifyForm';

it("a credential pasted into the server's HTML before hydration is checked", async () => {
  const checkText = jest.fn<Promise<void>, [string]>().mockResolvedValue();
  const verify = {
    ...{ checkText, checkFile: () => Promise.resolve(), startAnew: () => undefined },
    ...{ verdict: null, problem: null, isChecking: false },
  };
  const page = <VerifyForm verify={verify} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const box = () => screen.getByRole('textbox', { name: CREDENTIAL_MESSAGES.box });
  (box() as HTMLTextAreaElement).value = 'ey.ey.sig';
  render(page, { container, hydrate: true });

  await userEvent.click(screen.getByRole('button', { name: CREDENTIAL_MESSAGES.check }));
  expect(checkText.mock.calls).toEqual([['ey.ey.sig']]);
  expect(box()).toHaveValue('ey.ey.sig');
});
