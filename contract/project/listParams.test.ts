import { listQuery, PROJECT_LIST, type ListParams } from './listParams';

const read = (search: string) => PROJECT_LIST.read(new URLSearchParams(search));

const PLAIN: ListParams = {
  title: '',
  category: undefined,
  periodKey: undefined,
  roles: [],
  skills: [],
  meetingOption: undefined,
  step: undefined,
  weeklyHours: undefined,
  times: [],
  open: false,
  sort: 'latest',
  page: 1,
};

const NARROW: ListParams = {
  title: '공모전 & 해커톤',
  category: 'CONTEST',
  periodKey: 'ONE_TO_THREE_MONTH',
  roles: ['FRONT_END', 'BACK_END'],
  skills: ['FIGMA'],
  meetingOption: '온/오프라인',
  step: 'PLANNING',
  weeklyHours: 'FROM_5',
  times: ['WEEKDAY_NIGHT', 'WEEKEND'],
  open: true,
  sort: 'popular',
  page: 3,
};

describe('the URL of the list', () => {
  it('without parameters means the first page of all posts', () => {
    expect(read('')).toEqual(PLAIN);
    expect(PROJECT_LIST.write(PLAIN).toString()).toBe('');
  });

  it('restores the parameters it was built from', () => {
    expect(read(PROJECT_LIST.write(NARROW).toString())).toEqual(NARROW);
  });

  it.each([
    ['1000000', 1_000_000],
    ['99999999999', 99_999_999_999],
    ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
  ])('reads the page %s as one past the end, which the server accepts', (page, expected) => {
    expect(read(`page=${page}`).page).toBe(expected);
  });

  it.each(['0', '-1', '1.5', 'abc', '', '1e3'])('reads the invalid page %p as the first page', (page) => {
    expect(read(`page=${page}`).page).toBe(1);
  });

  it('ignores unknown parameters and values', () => {
    expect(read('category=PARTY&roles=CHEF&roles=PM&step=&open=maybe&sort=best')).toEqual({ ...PLAIN, roles: ['PM'] });
  });

  it('is the same for the same choice in any order', () => {
    expect(read('roles=PM&roles=FRONT_END&roles=PM').roles).toEqual(['FRONT_END', 'PM']);
  });

  it('cuts a search term to its maximum length', () => {
    expect(read(`title=${'가'.repeat(200)}`).title).toHaveLength(100);
  });
});

describe('the query of the list', () => {
  it('counts pages from 0 and omits defaults', () => {
    const asked = Object.entries(listQuery({ ...PLAIN, page: 2 })).filter(([, value]) => value?.toString());
    expect(asked).toEqual([['page', 1]]);
  });

  it('contains every filter of the list', () => {
    expect(listQuery(NARROW)).toEqual({ ...NARROW, open: 'true', page: 2 });
  });
});
