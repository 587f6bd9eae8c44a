import { screen, within } from '@testing-library/react';
import { PROFILE_MESSAGES } from '@contract/mypage';
import { RECORD_MESSAGES } from '@contract/record';
import {
  createMemberPage,
  createOwnPage,
  createOwnRecord,
  RECORD_CODE,
  renderRoute,
  serveMemberPage,
  serveOwnPage,
  serveOwnRecord,
} from '../testing';

const FACTS = {
  projects: 4,
  months: 17,
  statedMonths: 5,
  people: 13,
  keywords: [{ content: 'RESPONSIBLE' as const, count: 9 }],
};
const NAMES = ['함께한 사람', '팀이음에서 함께한 기간', '확인된 프로젝트', '직접 적은 기간'];
const DAWN = { member: { nickname: '새벽코딩' } };

const findFacts = () => screen.findByRole('region', { name: RECORD_MESSAGES.profileKicker });

describe('the verified facts of a profile', () => {
  it('are shown on the profile of another member, without a link to a record', async () => {
    serveMemberPage(createMemberPage({ facts: FACTS }));
    await renderRoute('/mypage?nickname=라떼한잔', DAWN);

    const box = within(await findFacts());
    expect(box.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(NAMES);
    expect(box.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '13명',
      '17개월',
      '4개',
      '5개월',
    ]);
    expect(box.getByRole('listitem')).toHaveTextContent('책임감이 강해요9명');
    expect(screen.queryByRole('link', { name: RECORD_MESSAGES.ownRecord })).not.toBeInTheDocument();
  });

  it('link to the own record on the own profile, or to its switch while it is off', async () => {
    serveOwnPage(createOwnPage({ facts: FACTS }));
    serveOwnRecord(createOwnRecord());
    const { unmount } = await renderRoute('/mypage', DAWN);
    expect(await screen.findByRole('link', { name: RECORD_MESSAGES.ownRecord })).toHaveAttribute(
      'href',
      `/record/${RECORD_CODE}`,
    );
    unmount();

    serveOwnRecord(createOwnRecord({ enabled: false }));
    await renderRoute('/mypage', DAWN);
    expect(await screen.findByRole('link', { name: RECORD_MESSAGES.enabled })).toHaveAttribute(
      'href',
      '/mypage/record',
    );
  });

  it('are replaced by the first steps with one button on an own profile without any', async () => {
    serveOwnPage(createOwnPage());
    await renderRoute('/mypage', DAWN);

    expect(await screen.findByRole('heading', { name: RECORD_MESSAGES.profileEmpty })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: RECORD_MESSAGES.profileEmptyButton })).toHaveAttribute('href', '/project');
    const [now] = screen.getAllByRole('listitem', { current: 'step' });
    expect(now).toHaveTextContent('팀에 합류해요');
    expect(screen.queryByText('함께한 사람')).not.toBeInTheDocument();
  });

  it('are left out on the profile of another member without any', async () => {
    serveMemberPage(createMemberPage());
    await renderRoute('/mypage?nickname=라떼한잔', DAWN);
    await screen.findByRole('heading', { level: 1, name: '라떼한잔' });
    expect(screen.queryByText(RECORD_MESSAGES.profileEmpty)).not.toBeInTheDocument();
  });
});

it('the first tab starts with introduction, desired roles and skills, and links missing ones to the form', async () => {
  serveOwnPage(createOwnPage());
  await renderRoute('/mypage', DAWN);
  const panel = within(await screen.findByRole('tabpanel', { name: '소개와 경력' }));

  const headings = panel.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent.trim());
  expect(headings.slice(0, 3)).toEqual(['자기소개', '희망 직무', '스킬']);
  expect(panel.getByRole('link', { name: PROFILE_MESSAGES.writeIntroduction })).toHaveAttribute('href', '/mypage/edit');
});
