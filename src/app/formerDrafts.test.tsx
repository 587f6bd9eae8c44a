/** @tier full */
import { screen } from '@testing-library/react';
import { ROLES } from '@contract/skill';
import {
  createArchive,
  createOwnPage,
  createProject,
  renderRoute,
  serveArchive,
  serveOwnPage,
  serveProject,
  storeDraft,
} from './testing';

const ME = '새벽코딩';

const RESTORED = '작성 중이던 내용을 불러왔어요.';

/** Everything that a field of a former build may be. */
const DAMAGED = [null, 7, 'METAVERSE', ['METAVERSE', null, 3], { METAVERSE: null }, [{ role: 'WIZARD', rowId: 'x' }]];

/** The fields of the forms below, each with one damaged value. */
const damaged = (names: string, value: unknown) =>
  Object.fromEntries(names.split(' ').map((name) => [name, value] as const));

const PROJECT =
  'projectName startDate endDate category personnel hasSeats seatCounts roles skills weeklyHours times deadline ' +
  'meetingOption step introduce article link invitedMembersNicknames keptInvitations';
const ARCHIVE = 'startDate endDate description category skills link archiveMembers writerRole';
const PROFILE =
  'schoolName grade degree entranceDate graduationDate skillCategory desiredJob experiences careers awards ' +
  'portfolioLinks introduction';

interface Form {
  address: string;
  draft: { form: string; target?: number | string };
  names: string;
  kept: [label: string, name: string];
  serve?: () => void;
}

const FORMS: [string, Form][] = [
  [
    'a new post',
    { address: '/project/registration', draft: { form: 'project' }, names: PROJECT, kept: ['모집글 제목', 'title'] },
  ],
  [
    'an edited post',
    {
      address: '/project/edit/7',
      draft: { form: 'project', target: 7 },
      names: PROJECT,
      kept: ['모집글 제목', 'title'],
      serve: () => serveProject(createProject({ id: 7, writer: ME, roles: [...ROLES] })),
    },
  ],
  [
    'a new archive',
    {
      address: '/archive/registration',
      draft: { form: 'archive' },
      names: ARCHIVE,
      kept: ['제목', 'title'],
      serve: () => serveOwnPage(createOwnPage()),
    },
  ],
  [
    'an edited archive',
    {
      address: '/archive/edit/12',
      draft: { form: 'archive', target: 12 },
      names: ARCHIVE,
      kept: ['제목', 'title'],
      serve: () => serveArchive(createArchive({ id: 12, writerNickname: ME })),
    },
  ],
  [
    'the profile',
    {
      address: '/mypage/edit',
      draft: { form: 'profile', target: 'own' },
      names: PROFILE,
      kept: ['전공', 'major'],
      serve: () => serveOwnPage(createOwnPage()),
    },
  ],
];

describe.each(FORMS)('the form of %s', (_, { address, draft, names, kept: [label, name], serve }) => {
  it('opens with a draft of a former build, whose other fields stay', async () => {
    for (const value of DAMAGED) {
      serve?.();
      storeDraft({ owner: ME, ...draft }, { ...damaged(names, value), removedField: value, [name]: '쓰던 글' });
      const view = await renderRoute(address, { member: { nickname: ME } });
      expect(await screen.findByLabelText(label)).toHaveValue('쓰던 글');
      expect(screen.getByText(new RegExp(RESTORED.slice(0, -1)))).toBeVisible();
      view.unmount();
    }
  });
});
