import { type ReasonTemplates } from '@contract/operator';
import { ANNOUNCEMENT } from '../world';
import { createArchiveData } from '../archiving';
import { createPayload } from '../samplePayload';
import { accountActs } from './accountActs';
import { act, permittedActs, type Act, type Race } from './act';
import { type RaceState } from './raceWorld';
import { lastReport, measures, profileOf, targetIn, withdrawals, type RaceTarget } from './commonActs';

/** Acts on one row and on the rows around it: each meets each other one, and itself. */
export interface RaceGroup {
  acts: Act[];
  /** Reported before, so that the next report hides it. */
  target?: RaceTarget;
  state?: RaceState;
  /** Its acts are on rows that all worlds share, so one race runs at a time. */
  isShared?: boolean;
}

const OF_POST = /^\w+ \/(projects\/:id(?!\/comments|.*decline-waiting|.*\/answer)|alarm\/invited-projects)/;
const OF_DONE = /\/team(\/leave|\/lead)?$|^\w+ \/projects\/:id$/;
const OF_ARCHIVE = /^\w+ \/archive\/:id(?!\/comments|\/credential)/;

const newArchive = (by: 'writer' | 'mate') =>
  act({
    endpoint: 'POST /archive',
    by,
    form: ({ actors, world }) => {
      const { nickname } = by === 'writer' ? actors.mate : actors.writer;
      return createArchiveData([{ nickname, role: 'BACK_END' }], { projectId: world.team });
    },
  });

const reactivate = act({
  endpoint: 'PATCH /projects/:id/team',
  by: 'writer',
  state: 'ACTIVE again',
  on: ({ team: id }) => ({ id }),
  json: () => ({ status: 'ACTIVE' }),
});
const finish = act({
  endpoint: 'PATCH /projects/:id/team',
  by: 'writer',
  state: 'DONE',
  on: ({ team: id }) => ({ id }),
  json: () => ({ status: 'DONE' }),
});

/** Another question cannot be asked meanwhile, so it is asked only for this act. */
const answerQuestion = act({
  endpoint: 'PUT /projects/:id/applications/mine/answer',
  by: 'outsider',
  on: ({ team: id }) => ({ id }),
  async json({ server, world }) {
    const question = {
      application_id: world.application,
      number: 1,
      question: '언제부터 할 수 있어요?',
      asked_at: new Date(),
    };
    const insert = server.db.insertInto('application_question').values(question);
    await insert.onConflict((on) => on.doNothing()).execute();
    return { number: 1, answer: '다음 주부터 할 수 있어요.' };
  },
});

const declineApplication = act({
  endpoint: 'PUT /projects/:id/applications/:applicationId',
  by: 'writer',
  state: 'declined',
  on: ({ team: id, application: applicationId }) => ({ id, applicationId }),
  json: () => ({ status: 'DECLINED', reason: 'OTHER', note: '다음에 함께해요.' }),
});
const decline = act({
  endpoint: 'PUT /archive/:id/consent',
  by: 'mate',
  state: 'declined',
  on: ({ pending: id }) => ({ id }),
  json: () => ({ consent: 'DECLINED' }),
});

const saveRecord = act({
  endpoint: 'PUT /users/me/record',
  by: 'writer',
  json: ({ world: { line, published } }: Race) => ({
    enabled: true,
    indexable: false,
    showName: true,
    hiddenArchives: [published],
    lines: [line],
  }),
});
const renew = (by: 'writer' | 'mate') =>
  act({
    endpoint: 'POST /archive/:id/credential',
    by,
    state: 'renewed',
    on: ({ published: id }) => ({ id }),
    json: () => ({ renew: true }),
  });

const target = {
  post: targetIn('PROJECT', 'project'),
  comment: targetIn('PROJECT_COMMENT', 'projectComment'),
  archive: targetIn('ARCHIVE', 'published'),
  pending: targetIn('ARCHIVE', 'pending'),
  archiveComment: targetIn('ARCHIVE_COMMENT', 'archiveComment'),
  line: targetIn('EVALUATION', 'line'),
};

/** What operators and reports do to content. */
const moderation = (of: RaceTarget, by: 'writer' | 'outsider' = 'outsider') => [
  lastReport(of, by),
  ...measures(of, 'HIDE', 'RESTORE', 'DISMISS', 'WARN', 'SUSPEND'),
];

/** Everything that the writer has published lately is hidden, and an act is taken back. */
const moderationAtOnce = [
  act({
    endpoint: 'POST /admin/members/:id/recent/hide',
    by: 'operator',
    state: 'of the writer',
    on: ({ writer: id }) => ({ id }),
    json: () => ({ reason: '광고를 여러 번 올렸어요.' }),
  }),
  act({
    endpoint: 'POST /admin/measures/:id/undo',
    by: 'operator',
    on: ({ undo: id }) => ({ id }),
    async json({ server, world, actors }) {
      const undo = server.db.updateTable('measure_undo').set({ operator_id: actors.operator.id });
      await undo.where('id', '=', world.undo).execute();
    },
  }),
];

const announcing = [
  ...permittedActs(/announcements/),
  act({ endpoint: 'POST /admin/announcements', by: 'operator', json: () => ANNOUNCEMENT }),
];

const savingTemplates = act({
  endpoint: 'PUT /admin/templates',
  by: 'operator',
  async json({ server, actors }) {
    const { token } = actors.operator;
    const { data } = await server.call<ReasonTemplates>('GET', '/api/admin/templates', { token });
    return { templates: [...data.templates].reverse(), version: data.version };
  },
});

/** Every writing endpoint of the server takes part in a group, which `races.test.ts` checks. */
export const RACE_GROUPS: Readonly<Record<string, RaceGroup>> = {
  'a post and its team': {
    acts: [
      ...permittedActs(OF_POST),
      answerQuestion,
      finish,
      act({
        endpoint: 'POST /projects',
        by: 'writer',
        json: ({ actors }) => createPayload({ invitedMembersNicknames: [actors.invited.nickname] }),
      }),
      ...withdrawals('writer', 'mate', 'outsider', 'invited'),
    ],
  },
  'a finished project and its archive': {
    acts: [
      ...permittedActs(OF_DONE),
      ...[newArchive('writer'), newArchive('mate'), reactivate],
      ...withdrawals('writer', 'mate'),
    ],
    state: 'done',
  },
  'a full post': {
    acts: [
      ...permittedActs(/^(PUT|DELETE) \/projects\/:id(\/closed)?$|\/team\/leave|mine(?!\/answer)|decline-waiting/),
      answerQuestion,
      declineApplication,
      ...withdrawals('writer', 'mate', 'outsider'),
    ],
    state: 'full',
  },
  'a pending archive': {
    acts: [
      ...permittedActs(OF_ARCHIVE, { state: 'pending', byAll: /evaluations|consent/ }),
      decline,
      ...withdrawals('writer', 'mate'),
    ],
  },
  'an archive that waits for a member': {
    acts: [
      ...permittedActs(/^(PUT|DELETE) \/archive\/:id$|evaluations/, { state: 'pending' }),
      decline,
      act({ endpoint: 'POST /archive/:id/publish', by: 'writer', on: ({ pending: id }) => ({ id }) }),
      act({ endpoint: 'POST /archive/:id/remind', by: 'writer', on: ({ pending: id }) => ({ id }) }),
      ...withdrawals('writer', 'mate'),
    ],
    state: 'waiting',
  },
  'a published archive': {
    acts: [
      ...permittedActs(OF_ARCHIVE, { byAll: /evaluations/ }),
      ...permittedActs(/\/archive\/:id\/comments/),
      ...withdrawals('writer', 'mate', 'outsider'),
    ],
  },
  'a comment on a post': {
    acts: [
      ...permittedActs(/\/projects\/:id(\/comments.*)?$/),
      act({
        endpoint: 'POST /projects/:id/comments',
        by: 'mate',
        state: 'a reply',
        on: ({ project: id }) => ({ id }),
        json: ({ world }) => ({ content: '답글이에요.', parentId: world.projectComment }),
      }),
      ...withdrawals('writer', 'mate', 'outsider'),
    ],
  },
  'a credential and a record': {
    acts: [
      ...permittedActs(/credential|feedbacks/),
      ...[renew('writer'), renew('mate'), saveRecord],
      act({ endpoint: 'POST /users/me/record/code', by: 'writer' }),
      ...permittedActs(/^(PUT|DELETE) \/archive\/:id$/),
      ...withdrawals('writer', 'mate'),
    ],
  },
  'a member and the sessions': {
    acts: [
      ...accountActs('writer'),
      ...withdrawals('writer', 'mate'),
      ...measures(profileOf('writer'), 'SUSPEND', 'HIDE'),
    ],
  },
  'a reported post': {
    acts: [
      ...moderation(target.post),
      ...moderationAtOnce,
      ...permittedActs(/^\w+ \/projects\/:id(\/team\/lead)?$/),
      ...withdrawals('writer'),
    ],
    target: target.post,
  },
  'a reported comment': {
    acts: [
      ...moderation(target.comment),
      ...moderationAtOnce,
      ...permittedActs(/^(PUT|DELETE) \/projects\/:id(\/comments.*)?$/),
      ...withdrawals('writer'),
    ],
    target: target.comment,
  },
  'a reported archive': {
    acts: [...moderation(target.archive), ...permittedActs(/^(PUT|DELETE) \/archive\/:id$/), ...withdrawals('writer')],
    target: target.archive,
  },
  'a reported comment on an archive': {
    acts: [
      ...moderation(target.archiveComment),
      ...permittedActs(/^(PUT|DELETE) \/archive\/:id(\/comments.*)?$/),
      ...withdrawals('writer'),
    ],
    target: target.archiveComment,
  },
  'a reported one-liner': {
    acts: [...moderation(target.line, 'writer'), ...permittedActs(/feedbacks/), ...withdrawals('writer', 'mate')],
    target: target.line,
  },
  'a reported profile': {
    acts: [
      lastReport(profileOf('writer')),
      ...measures(profileOf('writer'), 'HIDE', 'RESTORE', 'DISMISS', 'WARN', 'SUSPEND', 'UNSUSPEND'),
      ...permittedActs(/role/),
      ...accountActs('writer').filter(({ endpoint }) => /profile|login|token/.test(endpoint)),
      ...withdrawals('writer'),
    ],
    target: profileOf('writer'),
  },
  'an operator and an announcement': {
    acts: [
      ...announcing,
      savingTemplates,
      ...permittedActs(/role/),
      act({
        endpoint: 'POST /admin/confirm',
        by: 'operator',
        json: ({ actors }) => ({ password: actors.operator.password }),
      }),
      ...withdrawals('operator'),
    ],
    isShared: true,
  },
};
