import { type ProjectPayload } from '@contract/project';
import { MEMBERS, nicknameOf } from '../fill/fillMembers';
import { BEGINNINGS, MIDDLES } from '../fill/titles';
import { type Call } from '../load';
import { type LoggedIn } from '../logIn';
import { type Case, type Cases, send } from './case';
import { inviteMany } from './invitations';
import { anArchive, anyPost, aPost, type World } from './world';

const CONTENT = '저도 함께하고 싶어요. 어떤 요일에 모이나요?';

const write = (endpoint: string, call: Case['call']): Case => ({ endpoint, by: 'member', call });

/** Sends a call as the member with this token. */
export const by = ({ token }: LoggedIn, call: Call): Call => ({ ...call, headers: { ...call.headers, access: token } });

/** A new post with a random title. */
export const aNewPost = ({ random }: World, invitedMembersNicknames: string[] = []): ProjectPayload => ({
  title: `${random.pick(BEGINNINGS)} ${random.pick(MIDDLES)} 만들어요`,
  projectName: '모아밥',
  startDate: '2026-12',
  endDate: '2027-08',
  category: 'STARTUP',
  introduce: '같이 밥 먹을 사람을 찾는 앱이에요.',
  personnel: 6,
  roles: ['PM', 'FRONT_END'],
  skills: ['FIGMA', 'REACT'],
  meetingOption: '오프라인',
  step: 'BEFORE_START',
  article: '매주 목요일에 만나요.',
  link: '',
  invitedMembersNicknames,
});

/** The nicknames of two other members. */
function someNicknames({ random }: World, { id }: LoggedIn): string[] {
  const first = random.between(1, MEMBERS - 2);
  return [0, 1].map((index) => nicknameOf(1 + ((id + first + index - 1) % MEMBERS)));
}

const bookmark = (method: 'POST' | 'DELETE') =>
  write(`${method} /projects/:id/bookmark`, (world) => send(method, `/projects/${aPost(world)}/bookmark`));

/** The common writes. */
export const WRITES: Cases = {
  comment: write('POST /projects/:id/comments', (world) =>
    send('POST', `/projects/${aPost(world)}/comments`, { content: CONTENT }),
  ),
  'comment: any post': write('POST /projects/:id/comments', (world) =>
    send('POST', `/projects/${anyPost(world)}/comments`, { content: CONTENT }),
  ),
  'comment: one hot post': write('POST /projects/:id/comments', ({ posts }) =>
    send('POST', `/projects/${posts - 7}/comments`, { content: CONTENT }),
  ),
  'edit a comment': write('PUT /projects/:id/comments/:commentId', ({ random, own }) => {
    const { id, postId, member } = random.pick(own.comment);
    return by(member, send('PUT', `/projects/${postId}/comments/${id}`, { content: CONTENT }));
  }),
  'archive comment': write('POST /archive/:id/comments', (world, { nickname }) =>
    send('POST', `/archive/${anArchive(world)}/comments`, { content: CONTENT, writer: nickname }),
  ),
  'bookmark on': bookmark('POST'),
  'bookmark off': bookmark('DELETE'),
  'archive bookmark': write('POST /archive/:id/bookmark', (world) =>
    send('POST', `/archive/${anArchive(world)}/bookmark`),
  ),
  'close a post': write('PUT /projects/:id/closed', ({ random, own }) => {
    const { id, member } = random.pick(own.post);
    return by(member, send('PUT', `/projects/${id}/closed`, { closed: random.chance(50) }));
  }),
  post: write('POST /projects', (world) => send('POST', '/projects', aNewPost(world))),
  'post with invitations': write('POST /projects', (world, caller) =>
    send('POST', '/projects', aNewPost(world, someNicknames(world, caller))),
  ),
  'accept an invitation': {
    endpoint: 'POST /alarm/invited-projects/:id',
    by: 'member',
    prepare: inviteMany,
    call: ({ invitations }) => {
      const invitation = invitations.pop();
      if (!invitation) throw new Error('Too few invitations were made.');
      return by(invitation.member, send('POST', `/alarm/invited-projects/${invitation.id}`));
    },
  },
  report: write('POST /report/submit', (world) =>
    send('POST', '/report/submit', {
      nickname: null,
      reportType: 'SPAM',
      reportContent: '',
      reportTarget: 'PROJECT',
      targetId: anyPost(world),
    }),
  ),
};
