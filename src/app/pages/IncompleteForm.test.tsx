/** @tier full */
import { screen, waitFor, within } from '@testing-library/react';
import { ARCHIVE_MESSAGES } from '@contract/archive';
import { MESSAGES } from '@contract/messages';
import { SIGNUP_MESSAGES } from '@contract/signup';
import { createOwnPage, renderRoute, serveChecks, serveOwnPage, signup } from '../testing';

const { check, createPhoto, fill, joinButton, passAccount } = signup;

async function openProfileStep() {
  serveChecks();
  const view = await renderRoute('/signup1');
  await passAccount(view.user);
  return view;
}

async function openArchive() {
  serveOwnPage(createOwnPage());
  const view = await renderRoute('/archive/registration', { member: { nickname: '새벽코딩' } });
  await screen.findByRole('textbox', { name: '제목' });
  return view;
}

const registerButton = () => screen.getAllByRole('button', { name: '등록하기' })[0]!;
/** The sentence beside the two buttons, at the end of the form and in its bar, which is red or calm. */
const redMessages = (message: string) =>
  screen.findAllByText(message, { selector: '[aria-live] > [data-tone="error"] > span' });
const calmMessages = (message: string) =>
  screen.findAllByText(message, { selector: '[aria-live] > :not([data-tone]) > span' });

describe('an inactive button of a form', () => {
  it('leads to each missing field of a sign-up in turn when pressed', async () => {
    const { user } = await openProfileStep();

    await user.click(await joinButton());
    await waitFor(() => expect(screen.getByLabelText('닉네임')).toHaveFocus());
    fill('닉네임', '새벽코딩');
    await check(user, '닉네임');

    await user.click(await joinButton());
    await waitFor(() => expect(screen.getByLabelText('프로필 사진')).toHaveFocus());
    await user.upload(screen.getByLabelText('프로필 사진'), createPhoto());
    fill('학교', '한국대학교');
    await user.selectOptions(screen.getByLabelText('학년'), '3학년');
    fill('전공', '컴퓨터공학');

    await user.click(await joinButton());
    const skills = screen.getByRole('group', { name: '스킬', description: SIGNUP_MESSAGES.noSkill });
    await waitFor(() => expect(within(skills).getByRole('searchbox')).toHaveFocus());
  });

  it('leads to the title of an empty archive when pressed, and its message turns red', async () => {
    const { user } = await openArchive();
    expect(registerButton()).toHaveAttribute('aria-disabled', 'true');

    await user.click(registerButton());

    await waitFor(() => expect(screen.getByRole('textbox', { name: '제목' })).toHaveFocus());
    expect(await redMessages(ARCHIVE_MESSAGES.title)).toHaveLength(2);
  });
});

describe('the message beside the button of a form', () => {
  it('is calm while a field is missing, and red at once for a wrong value', async () => {
    const { user } = await openArchive();

    await user.type(screen.getByRole('textbox', { name: '제목' }), '막차알리미');
    expect(await calmMessages(MESSAGES.periodMissing)).toHaveLength(2);

    await user.type(screen.getByRole('textbox', { name: '진행 기간' }), '2024050120240401');
    expect(await redMessages(MESSAGES.daysReversed)).toHaveLength(2);
  });
});

describe('a required photo', () => {
  it('has the star of required fields', async () => {
    await openProfileStep();

    expect(screen.getByText('프로필 사진')).toHaveAttribute('data-required');
  });
});
