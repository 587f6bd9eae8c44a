import { formProgress } from './formProgress';
import { EMPTY_PROJECT, type ProjectForm } from './projectForm';

const FILLED: ProjectForm = {
  ...EMPTY_PROJECT,
  title: '프론트엔드 한 분을 찾아요',
  projectName: '책갈피',
  startDate: '2025-12',
  endDate: '2026-03',
  category: 'PROJECT',
  personnel: 3,
  roles: ['FRONT_END'],
  skills: ['REACT'],
  meetingOption: '온라인',
  step: 'DEVELOPING',
  introduce: '하루 15분 독서 앱이에요.',
  article: '화요일 저녁마다 만나요.',
};

describe('formProgress', () => {
  it('counts eleven fields, none of which is filled initially', () => {
    const { total, filled, rail } = formProgress(EMPTY_PROJECT);
    expect([total, filled]).toEqual([11, 0]);
    expect(rail.map(({ state }) => state)).toEqual(['now', 'todo', 'todo', 'todo', 'todo']);
  });

  it('completes the invitations once a member is invited', () => {
    const { rail } = formProgress({ ...EMPTY_PROJECT, invitedMembersNicknames: ['구름빵집'] });
    expect(rail.at(-1)).toMatchObject({ id: 'invitation', state: 'done', optional: true });
  });

  it('is complete without the link and without invitations', () => {
    const { filled, rail } = formProgress(FILLED);
    expect(filled).toBe(11);
    expect(rail.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done', 'todo']);
  });

  it('counts a period with two ends once, and only when it is complete', () => {
    expect(formProgress({ ...FILLED, endDate: '' }).filled).toBe(10);
    expect(formProgress({ ...FILLED, startDate: '', endDate: '' }).filled).toBe(10);
    expect(formProgress({ ...FILLED, endDate: '2025-11' }).filled).toBe(10);
  });

  it('marks the first incomplete section as the current one', () => {
    const { rail } = formProgress({ ...FILLED, projectName: ' ', step: '' });
    expect(rail.map(({ state }) => state)).toEqual(['now', 'done', 'todo', 'done', 'todo']);
  });
});
