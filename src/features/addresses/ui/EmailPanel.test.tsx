import { screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MAIL_TEXTS } from '@contract/mails';
import { createApp } from '@/app/createApp';
import { createMails, createUnconfirmedMails, serveMails } from '@/app/testing';
import { renderComponent } from '@/app/testing/renderComponent';
import { EmailPanel } from './EmailPanel';

const open = () =>
  renderComponent(
    <Provider store={createApp().store}>
      <EmailPanel />
    </Provider>,
  );
const title = () => screen.queryByRole('heading', { name: MAIL_TEXTS.panelTitle });

it('asks a new member for the code', async () => {
  serveMails(createUnconfirmedMails());
  open();
  expect(await screen.findByRole('textbox', { name: MAIL_TEXTS.codeLabel })).toBeInTheDocument();
  expect(title()).toBeInTheDocument();
});

it('asks for nothing when a provider has confirmed the e-mail', async () => {
  serveMails(createMails());
  open();
  await waitFor(() => expect(title()).not.toBeInTheDocument());
});
