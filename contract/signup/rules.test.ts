import { findProblems, firstMessage } from '../firstMessage';
import { ACCOUNT_MESSAGES, findIdRules } from '../auth';
import { MESSAGES, tooLong } from '../messages';
import { SIGNUP_MESSAGES as TEXT } from './messages';
import { accountStepRules, filledRows, joinRules, profileStepRules } from './rules';

const account = {
  name: '김이음',
  birth: '2001-02-03',
  gender: 'F',
  phone: '010-1234-5678',
  email: 'ieum@example.com',
  address: '서울시',
  username: 'ieum',
  password: 'password1',
  passwordConfirm: 'password1',
  emailChecked: true,
  usernameChecked: true,
};

const profile = {
  nickname: '이음',
  nicknameChecked: true,
  photo: true,
  schoolName: '한양대학교',
  grade: '3',
  major: '컴퓨터',
  skillCategory: ['GIT'],
  desiredJob: ['PM'],
};

const times = <Value>(count: number, value: Value) => Array.from({ length: count }, () => value);
const accountMessage = (change: object) => firstMessage(accountStepRules, { ...account, ...change });
const profileMessage = (change: object) => firstMessage(profileStepRules, { ...profile, ...change });

describe('step 1 of the signup', () => {
  it('is valid with valid values', () => {
    expect(accountMessage({})).toBeUndefined();
  });

  it('reports empty fields before invalid ones', () => {
    expect(accountMessage({ email: 'wrong', passwordConfirm: '' })).toBe(TEXT.requiredEmpty);
    expect(accountMessage({ address: '   ', email: 'wrong' })).toBe(TEXT.requiredEmpty);
  });

  it('reports invalid fields in the order of the specification', () => {
    const wrong = {
      email: 'wrong',
      birth: '2001-02',
      emailChecked: false,
      usernameChecked: false,
      username: 'abc',
      password: 'short1',
      passwordConfirm: 'other',
    };
    const messages: (string | undefined)[] = [];
    let values = wrong as Partial<typeof wrong>;
    for (const field of Object.keys(wrong) as (keyof typeof wrong)[]) {
      messages.push(accountMessage(values));
      const rest = Object.fromEntries(Object.entries(values).filter(([name]) => name !== field));
      values = field === 'password' ? { ...rest, passwordConfirm: 'other' } : rest;
    }
    expect(messages).toEqual([
      ACCOUNT_MESSAGES.emailFormat,
      ACCOUNT_MESSAGES.birthFormat,
      TEXT.emailUnchecked,
      TEXT.usernameUnchecked,
      ACCOUNT_MESSAGES.usernameLength,
      ACCOUNT_MESSAGES.passwordLength,
      ACCOUNT_MESSAGES.passwordMismatch,
    ]);
  });
});

describe('step 2 of the signup', () => {
  it('is valid with the required fields alone', () => {
    expect(profileMessage({})).toBeUndefined();
  });

  it('reports its eight messages in the specified order', () => {
    const emptied = {
      nickname: '',
      nicknameChecked: false,
      photo: undefined,
      schoolName: '',
      grade: '',
      major: ' ',
      skillCategory: [],
      desiredJob: [],
    };
    const problems = findProblems(profileStepRules, emptied).map(({ message }) => message);
    expect(problems).toEqual([
      TEXT.nicknameEmpty,
      TEXT.nicknameUnchecked,
      TEXT.noPhoto,
      TEXT.schoolEmpty,
      TEXT.gradeEmpty,
      TEXT.majorEmpty,
      TEXT.noSkill,
      TEXT.noRole,
    ]);
  });

  it('requires years of four digits, and an entrance not after the graduation', () => {
    expect(profileMessage({ entranceDate: '2020-01-01', graduationDate: '2020-01-01' })).toBeUndefined();
    expect(profileMessage({ entranceDate: '202-01-01' })).toBe(TEXT.yearFormat);
    expect(profileMessage({ entranceDate: '2021-01-01', graduationDate: '2020-01-01' })).toBe(TEXT.yearsReversed);
    expect(profileMessage({ entranceDate: '', graduationDate: null, degree: '' })).toBeUndefined();
  });

  it('accepts an introduction of 500 characters and refuses 501', () => {
    expect(profileMessage({ introduction: '가'.repeat(500) })).toBeUndefined();
    expect(profileMessage({ introduction: '가'.repeat(501) })).toBe(tooLong(500));
  });
});

describe('rows of the profile', () => {
  const empty = { experienceType: '', experienceName: '', startDate: '', endDate: '', experienceDescription: '' };
  const filled = {
    experienceType: 'CLUB',
    experienceName: '동아리',
    startDate: '2024-01-01',
    endDate: '2024-01-01',
    experienceDescription: '기획',
  };

  it('may be empty, and are then dropped', () => {
    expect(profileMessage({ experiences: [empty, {}], careers: [], awards: [{}] })).toBeUndefined();
    expect(filledRows([empty, filled])).toEqual([filled]);
  });

  it.each([
    ['experienceType', TEXT.experienceType],
    ['experienceName', TEXT.experienceName],
    ['startDate', TEXT.experiencePeriod],
    ['endDate', TEXT.experiencePeriod],
    ['experienceDescription', TEXT.experienceDescription],
  ])('are refused for an experience without %s', (field, message) => {
    expect(profileMessage({ experiences: [{ ...filled, [field]: '' }] })).toBe(message);
  });

  const career = { companyName: '회사', startDate: '2024-01-01', endDate: '2024-02-01', careerDescription: '개발' };
  it.each([
    ['companyName', TEXT.companyName],
    ['startDate', TEXT.careerPeriod],
    ['endDate', TEXT.careerPeriod],
    ['careerDescription', TEXT.careerDescription],
  ])('are refused for a career without %s', (field, message) => {
    expect(profileMessage({ careers: [{ ...career, [field]: '' }] })).toBe(message);
  });

  const award = { awardType: 'AWARD', awardName: '대상', organizer: '학교', awardDuration: '2024-01-01' };
  it.each([
    ['awardType', TEXT.awardType],
    ['awardName', TEXT.awardName],
    ['organizer', TEXT.organizer],
    ['awardDuration', TEXT.awardDuration],
  ])('are refused for an award without %s', (field, message) => {
    expect(profileMessage({ awards: [{ ...award, [field]: '' }] })).toBe(message);
  });

  it('require existing dates and an end that is not before the start', () => {
    expect(profileMessage({ experiences: [{ ...filled, startDate: '2024-02-30' }] })).toBe(TEXT.experiencePeriod);
    expect(profileMessage({ experiences: [{ ...filled, startDate: '2024-01-02' }] })).toBe(MESSAGES.daysReversed);
  });

  it('are reported after the eight messages of the form, in page order and from the top row', () => {
    const rows = {
      awards: [{ organizer: 'x' }],
      experiences: [filled, { experienceName: 'x' }],
      careers: [{ companyName: 'x' }],
    };
    expect(profileMessage({ ...rows, desiredJob: [] })).toBe(TEXT.noRole);
    expect(profileMessage(rows)).toBe(TEXT.experienceType);
    expect(profileMessage({ ...rows, experiences: [] })).toBe(TEXT.careerPeriod);
    expect(profileMessage({ ...rows, experiences: [], careers: [] })).toBe(TEXT.awardType);
  });

  it('are limited to 20 per list and to 300 characters per description', () => {
    expect(profileMessage({ experiences: times(20, filled) })).toBeUndefined();
    expect(profileMessage({ experiences: times(21, filled) })).toBe(MESSAGES.rows);
    expect(profileMessage({ experiences: [{ ...filled, experienceDescription: '가'.repeat(301) }] })).toBe(
      tooLong(300),
    );
  });
});

describe('the portfolio', () => {
  const file = { fileName: 'a.pdf', fileSize: 1.5, url: null };
  const link = { fileName: '', fileSize: 0, url: 'example.com' };

  it('accepts five files and five links', () => {
    expect(profileMessage({ portfolio: [...times(5, file), ...times(5, link)] })).toBeUndefined();
    expect(profileMessage({ portfolio: times(6, file) })).toBe(MESSAGES.portfolioFiles);
    expect(profileMessage({ portfolio: times(6, link) })).toBe(MESSAGES.portfolioLinks);
    expect(profileMessage({ portfolio: [...times(6, file), ...times(6, link)] })).toBe(MESSAGES.portfolioFiles);
  });

  it('refuses links that are not web addresses', () => {
    expect(profileMessage({ portfolio: [{ ...link, url: 'javascript:alert(1)' }] })).toBe(MESSAGES.link);
    expect(profileMessage({ portfolio: [{ ...link, url: 'hello' }] })).toBe(MESSAGES.linkHost);
  });
});

describe('a join', () => {
  it('reports account problems before profile problems', () => {
    expect(firstMessage(joinRules, { ...account, ...profile, password: 'short1', nickname: '' })).toBe(
      ACCOUNT_MESSAGES.passwordLength,
    );
  });

  it('requires the photo at its position in the message order', () => {
    expect(firstMessage(joinRules, { ...account, ...profile, photo: false, major: '' })).toBe(TEXT.noPhoto);
  });
});

describe('the minimum age', () => {
  afterEach(() => jest.useRealTimers());

  const ageMessages = (today: string, birth: string) => {
    // Noon in Korea.
    jest.useFakeTimers({ now: Date.parse(`${today}T03:00:00Z`) });
    return [accountMessage({ birth }), firstMessage(joinRules, { ...account, ...profile, birth })];
  };

  it.each([
    ['2026-07-31', '2012-07-31'],
    ['2026-03-01', '2012-02-29'],
    ['2028-02-29', '2014-02-28'],
    ['2040-02-29', '2026-02-28'],
  ])('is reached on %s by a member born on %s', (today, birth) => {
    expect(ageMessages(today, birth)).toEqual([undefined, undefined]);
  });

  it.each([
    ['2026-07-31', '2012-08-01'],
    ['2026-02-28', '2012-02-29'],
    ['2026-07-31', '2026-07-31'],
  ])('is not reached on %s by a member born on %s', (today, birth) => {
    const tooYoung = '만 14세 이상만 가입할 수 있어요.';
    expect(ageMessages(today, birth)).toEqual([tooYoung, tooYoung]);
  });

  it('is calculated with the date in Seoul, which is ahead of UTC', () => {
    jest.useFakeTimers({ now: Date.parse('2026-07-30T15:00:00Z') });
    expect(accountMessage({ birth: '2012-07-31' })).toBeUndefined();
    jest.setSystemTime(Date.parse('2026-07-30T14:59:59Z'));
    expect(accountMessage({ birth: '2012-07-31' })).toBe(ACCOUNT_MESSAGES.tooYoung);
  });

  it('reports the minimum age after the other rules of the birth date', () => {
    expect(ageMessages('2026-07-31', '2026-08-01')).toEqual([ACCOUNT_MESSAGES.birthDate, ACCOUNT_MESSAGES.birthDate]);
    expect(ageMessages('2026-07-31', '2020-07')).toEqual([ACCOUNT_MESSAGES.birthFormat, ACCOUNT_MESSAGES.birthFormat]);
  });

  it('is not checked when a username is looked up', () => {
    jest.useFakeTimers({ now: Date.parse('2026-07-31T03:00:00Z') });
    const { name, gender, phone, email } = account;
    expect(firstMessage(findIdRules, { name, gender, phone, email, birth: '2020-01-01' })).toBeUndefined();
  });
});
