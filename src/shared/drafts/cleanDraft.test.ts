import { archiveRules } from '@contract/archive';
import { profileRules } from '@contract/signup';
import { array, number, object, string } from 'yup';
import { cleanDraft } from './cleanDraft';

const INITIAL = {
  title: '',
  category: '',
  skills: [] as string[],
  archiveMembers: [] as object[],
  personnel: '',
  hasSeats: false,
  seatCounts: {},
};

const rules = archiveRules.shape({
  personnel: number(),
  seatCounts: object({ PM: number(), BACK_END: number() }),
  archiveMembers: array(object({ nickname: string(), role: string().oneOf(['PM']).required() })),
});

it('a sound draft is restored as it is, also with texts that are too long and empty choices', () => {
  const draft = {
    title: '가'.repeat(500),
    category: '',
    skills: ['REACT'],
    personnel: '',
    hasSeats: true,
    archiveMembers: [{ nickname: '라떼한잔', role: 'PM' }],
    seatCounts: { PM: 2 },
  };
  expect(cleanDraft(draft, INITIAL, rules)).toEqual(draft);
});

it('nulls, wrong types and unknown codes become the initial value, and unknown fields are left out', () => {
  const draft = {
    title: null,
    category: 'METAVERSE',
    skills: 'REACT',
    archiveMembers: { 0: 'x' },
    personnel: '3명',
    hasSeats: 'true',
    seatCounts: [1],
    removedField: 'x',
  };
  expect(cleanDraft(draft, INITIAL, rules)).toEqual(INITIAL);
});

it('unknown codes, nulls and rows without their code leave a list, and the others stay', () => {
  const draft = {
    skills: ['REACT', 'FLASH', null, 3, { code: 'FIGMA' }],
    archiveMembers: [{ nickname: '라떼한잔', role: 'PM' }, { nickname: '초록우산', role: 'WIZARD' }, null, 'x'],
    seatCounts: { PM: 'two', BACK_END: 3, WIZARD: null },
  };
  expect(cleanDraft(draft, INITIAL, rules)).toEqual({
    skills: ['REACT'],
    archiveMembers: [{ nickname: '라떼한잔', role: 'PM' }],
    seatCounts: { BACK_END: 3 },
  });
});

it('a row keeps its React key and its texts, and has an empty text where it has none', () => {
  const [row] = cleanDraft(
    { experiences: [{ rowId: 4, experienceType: 'PARADE', experienceName: '동아리', startDate: null }] },
    { experiences: [] },
    profileRules,
  )['experiences'] as object[];
  expect(row).toEqual({
    rowId: 4,
    experienceType: '',
    experienceName: '동아리',
    startDate: '',
    endDate: '',
    experienceDescription: '',
  });
});

it('without rules the initial values say what a field may be', () => {
  const initial = { reason: '', 12: { feedback: '', keyword: [] } };
  const draft = { reason: 7, 12: { feedback: null, keyword: ['x'] }, 13: {} };
  expect(cleanDraft(draft, initial)).toEqual({ reason: '', 12: { feedback: '', keyword: ['x'] } });
  expect(cleanDraft({ reason: 'LATER' }, initial, object({ reason: string().oneOf(['NOW']) }))).toEqual({ reason: '' });
});
