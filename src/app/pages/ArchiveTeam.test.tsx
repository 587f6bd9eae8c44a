/** @tier full */
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { MESSAGES } from '@contract/messages';
import { createOwnPage, renderRoute, serveMembers, serveOwnPage } from '../testing';

const search = () => screen.getByRole('combobox', { name: '함께한 팀원' });
const rows = () => within(screen.getByRole('list', { name: '팀원 목록' })).getAllByRole('listitem');
const roles = () =>
  rows().map((row) => {
    const role = within(row).getByRole<HTMLSelectElement>('combobox');
    return `${(role.getAttribute('aria-label') ?? '').replace(/ 역할$/, '')}: ${role.value}`;
  });
const roleOf = (nickname: string) => screen.getByRole('combobox', { name: `${nickname} 역할` });

async function setup() {
  serveMembers(['라떼한잔', '픽셀한스푼']);
  serveOwnPage(createOwnPage({ basicInfo: { desiredJob: ['BACK_END', 'PM'] } }));
  const view = await renderRoute('/archive/registration', { member: { nickname: '새벽코딩' } });
  await screen.findByRole('combobox', { name: '함께한 팀원' });
  await waitFor(() => expect(roles()).toEqual(['새벽코딩: BACK_END']));
  return view;
}

async function add(user: UserEvent, nickname: string) {
  await user.type(search(), nickname);
  await screen.findByRole('option', { name: new RegExp(nickname) });
  await user.keyboard('{Enter}');
}

beforeAll(() => configure({ defaultHidden: true }));

describe('the team of a new archive', () => {
  it('starts with the writer, who cannot be removed and has the first desired role', async () => {
    const { user } = await setup();

    expect(within(rows()[0]!).queryByRole('button')).not.toBeInTheDocument();
    await user.selectOptions(roleOf('새벽코딩'), 'PM');
    expect(roles()).toEqual(['새벽코딩: PM']);
  });

  it('adds members as front-end developers, whose role can be changed', async () => {
    const { user } = await setup();

    await add(user, '라떼한잔');
    expect(roles()).toEqual(['새벽코딩: BACK_END', '라떼한잔: FRONT_END']);
    expect(search()).toHaveFocus();
    expect(search()).toHaveValue('');

    await user.selectOptions(roleOf('라떼한잔'), 'PM');
    expect(roles()).toEqual(['새벽코딩: BACK_END', '라떼한잔: PM']);
  });

  it('accepts a member in two roles, but not twice in the same role', async () => {
    const { user } = await setup();
    await add(user, '라떼한잔');

    await add(user, '라떼한잔');
    await waitFor(() => expect(search()).toHaveAccessibleDescription(MESSAGES.memberAdded));
    expect(rows()).toHaveLength(2);

    await user.selectOptions(roleOf('라떼한잔'), 'PM');
    await add(user, '라떼한잔');
    expect(roles()).toEqual(['새벽코딩: BACK_END', '라떼한잔: PM', '라떼한잔: FRONT_END']);

    await user.selectOptions(within(rows()[2]!).getByRole('combobox'), 'PM');
    await waitFor(() => expect(search()).toHaveAccessibleDescription(MESSAGES.memberAdded));
    expect(roles()).toEqual(['새벽코딩: BACK_END', '라떼한잔: PM', '라떼한잔: FRONT_END']);
  });

  it('clears the message about a repeated member when the focus leaves the team', async () => {
    const { user } = await setup();
    await add(user, '라떼한잔');
    await add(user, '라떼한잔');
    await waitFor(() => expect(search()).toBeInvalid());

    await user.click(screen.getByRole('textbox', { name: '제목' }));
    await waitFor(() => expect(search()).not.toBeInvalid());

    await user.selectOptions(roleOf('라떼한잔'), 'PM');
    await add(user, '라떼한잔');
    await user.selectOptions(within(rows()[2]!).getByRole('combobox'), 'PM');
    await waitFor(() => expect(search()).toBeInvalid());

    await user.click(screen.getByRole('textbox', { name: '제목' }));
    await waitFor(() => expect(search()).not.toBeInvalid());
  });

  it('keeps the focus in the field after a member was removed', async () => {
    const { user } = await setup();
    await add(user, '라떼한잔');

    await user.click(screen.getByRole('button', { name: '라떼한잔 프론트엔드 빼기' }));

    expect(roles()).toEqual(['새벽코딩: BACK_END']);
    expect(search()).toHaveFocus();
  });

  it('shows that no member has the name, and leaves the Enter of a composition to the input method', async () => {
    const { user } = await setup();

    await user.type(search(), '아무개');
    expect(await screen.findByText(MESSAGES.memberNotFound)).toBeVisible();

    await user.clear(search());
    await user.type(search(), '라떼');
    await screen.findByRole('option', { name: /라떼한잔/ });
    fireEvent.keyDown(search(), { key: 'Enter', isComposing: true });
    expect(rows()).toHaveLength(1);
  });

  it('is restored with the draft', async () => {
    const { user, unmount, persistor } = await setup();
    await add(user, '라떼한잔');
    await persistor.flush();
    unmount();

    await renderRoute('/archive/registration', { member: { nickname: '새벽코딩' } });

    expect(await screen.findByText('작성 중이던 내용을 불러왔어요. 이미지는 다시 골라 주세요.')).toBeVisible();
    await waitFor(() => expect(roles()).toEqual(['새벽코딩: BACK_END', '라떼한잔: FRONT_END']));
  });
});
