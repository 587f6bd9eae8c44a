import { createOwnPage } from '@/app/testing/create/member';
import { monthSpan, schoolLine, shownBirth } from './profileTexts';

const { basicInfo } = createOwnPage();

describe('the line about the studies of a member', () => {
  it.each([
    ['3', 'ENROLLMENT', '한국대학교 컴퓨터공학 · 3학년 재학'],
    ['4', null, '한국대학교 컴퓨터공학 · 4학년'],
    ['GRADUATED', 'GRADUATION', '한국대학교 컴퓨터공학 · 졸업'],
    ['GRADUATED', 'MASTER', '한국대학교 컴퓨터공학 · 졸업 석사'],
  ] as const)('combines the grade %s and the status %s', (grade, degree, line) => {
    expect(schoolLine({ ...basicInfo, grade, degree })).toBe(line);
  });
});

it('the dates of a profile are written with dots', () => {
  expect(shownBirth('2001-02-03')).toBe('2001.02.03');
  expect(shownBirth('2001')).toBe('2001');
  expect(monthSpan('2025-03-02', '2025-11-30')).toBe('2025.03 ~ 2025.11');
});
