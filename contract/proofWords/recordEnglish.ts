import { todayInKorea } from '../dates';
import { type Facts } from '../record';
import { type RecordWords } from './record';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const DURATIONS = {
  ONE_MONTH_LESS: 'Together less than a month',
  ONE_TO_THREE_MONTH: 'Together 1 to 3 months',
  THREE_TO_SIX_MONTH: 'Together 3 to 6 months',
  SIX_TO_ONE_YEAR: 'Together 6 months to a year',
  OVER_ONE_YEAR: 'Together over a year',
} as const;

const TIMES = { together: 'Time together on Teamieum', stated: 'Dates as stated by the member' } as const;

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
const monthsOf = (months: number) => (months > 0 ? counted(months, 'month') : 'Less than a month');
const titleOf = (nickname: string) => `${nickname}’s record`;

/** The same words in English (D161); codes by the English column of vocabulary.md. */
export const ENGLISH_RECORD: RecordWords = {
  language: 'en',
  memberLanguage: 'ko',
  languages: 'Language',
  roles: {
    UX_UI_DESIGN: 'UX/UI Design',
    BX_DESIGN: 'BX Design',
    FRONT_END: 'Front-end',
    BACK_END: 'Back-end',
    PM: 'PM',
  },
  keywords: {
    DILIGENT: 'Diligent',
    KEEPS_TIME: 'Keeps time',
    LEADERSHIP: 'Has leadership',
    CREATIVE: 'Creative',
    STRONG_PROBLEM_SOLVING: 'Strong problem solving',
    TEAMWORK: 'Good teamwork',
    RESPONSIBLE: 'Responsible',
    COMMUNICATION: 'Communicates well',
    ACCEPTS_FEEDBACK: 'Accepts feedback',
    ADAPTS_FAST: 'Adapts fast',
    SOCIABLE: 'Sociable',
    ATTENTIVE: 'Attentive to detail',
    PLANS_WELL: 'Plans well',
    RESEARCHES: 'Researches thoroughly',
    METICULOUS: 'Meticulous',
    MOTIVATES: 'Motivates',
    SCHEDULE: 'Strong schedule management',
    KEEPS_PROMISES: 'Keeps appointments',
    SETS_GOALS: 'Sets goals well',
    FLEXIBLE: 'Adapts to change',
    HELPS_OTHERS: 'Helps others',
    COVERS_WEAKNESS: 'Handles weaknesses well',
  },
  kinds: { TEAM: 'Teams formed on Teamieum', OUTSIDE: 'Projects outside Teamieum' },
  times: TIMES,
  title: titleOf,
  pdfName: (nickname) => `Teamieum-record-${nickname}.pdf`,
  pickedOf: (picked) => `${picked} picked`,
  months: monthsOf,
  facts: ({ projects, months, statedMonths, people }: Facts) =>
    [
      counted(projects, 'confirmed project'),
      ...(months === null ? [] : [`${TIMES.together}: ${monthsOf(months)}`]),
      ...(statedMonths === null ? [] : [`${TIMES.stated}: ${monthsOf(statedMonths)}`]),
      counted(people, 'teammate'),
    ].join(' · '),
  evaluators: (evaluators) => `${counted(evaluators, 'teammate')} evaluated`,
  keyword: (count, evaluators) => `${count} of ${evaluators}`,
  pickedLines: (all, picked) => `${picked} of ${all}, picked by the member`,
  writer: (duration) => (duration === null ? 'Teammate' : DURATIONS[duration]),
  checkedPeople: (people) =>
    `Counts only the ${people === 1 ? 'one person' : `${people} people`} who said they were in the team.`,
  checkedProjects: (all, complete) =>
    complete === all
      ? `In all ${all}, every teammate evaluated.`
      : `In ${complete} of ${all}, every teammate evaluated.`,
  readOn: (date) => `Read on ${date}.`,
  kicker: 'Project record confirmed by teammates',
  peopleLabel: 'People',
  projectsLabel: 'Confirmed projects',
  peopleUnit: '',
  monthsUnit: (months) => (months === 1 ? ' month' : ' months'),
  projectsUnit: '',
  lessThanMonth: 'Less than a month',
  keywordBefore: 'Chosen by ',
  keywordAfter: ' teammates',
  keywordCount: (count) => `${count}`,
  date: (instant) => {
    const [year = '', month = '', day = ''] = todayInKorea(Date.parse(instant)).split('-');
    return `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`;
  },
  empty: 'No projects to show yet.',
  projects: 'Projects',
  mostKeywords: 'Most chosen keywords',
  lines: 'One-line reviews',
  confirmedByTeam: 'Confirmed by teammates',
  publishedAfter: 'Published after mutual evaluation',
  notEdited: 'Evaluations can’t be edited',
  notEditedHint: 'The member only picks which ones to show.',
  how: 'Only what teammates said about each other after the project.',
  howLink: 'How this is checked',
  qrCode: 'QR code of this record',
  share: 'Share',
  savePdf: 'Save PDF',
  pdfFailed: 'The PDF could not be saved. Please try again later.',
  print: 'Print',
  openSettings: 'Record settings',
  newWindow: '(new window)',
  desiredRoles: 'Desired roles',
  skills: 'Skills',
  contributions: 'Contributions',
  glyphsLeftOut: 'Characters that the typeface lacks are left out. The page of the record shows everything.',
  titleWithoutGlyphs: 'A title of characters that the typeface lacks.',
  textWithoutGlyphs: 'A text of characters that the typeface lacks.',
  textDeleted: 'The writer has deleted the text.',
  schoolMail: ({ domain, month }) => `School e-mail confirmed · ${domain} · ${month.replace('-', '.')}`,
  proof: (members, evaluated) =>
    evaluated >= members
      ? `${counted(members, 'teammate')} evaluated each other`
      : `${evaluated} of ${counted(members, 'teammate')} evaluated`,
  checks: ({ people, school, email }) => {
    const parts = [school > 0 && `${school} with a school e-mail`, email > 0 && `${email} with a confirmed e-mail`];
    return `Of ${counted(people, 'teammate')}, ${parts.filter(Boolean).join(', ')}`;
  },
  confirmed: ({ confirmed, of }) => (confirmed > 0 ? `Confirmed by ${confirmed} of ${of}` : ''),
};
