import {
  ARCHIVE_KIND_LABELS,
  checksSentence,
  CONTRIBUTION_MESSAGES,
  CONTRIBUTION_TEXTS,
  DELETED_TEXTS,
  teamProof,
  TIME_LABELS,
  type Checks,
} from '../archive';
import { todayInKorea } from '../dates';
import { KEYWORD_LABELS } from '../evaluation';
import { schoolMailLine } from '../mails';
import { RECORD_MESSAGES, RECORD_TEXTS } from '../record';
import { ROLE_LABELS } from '../skill';
import { type Widened } from './widened';

/** The words of records, their PDF and the parts that other pages share with them, in Korean (D161). */
export const KOREAN_RECORD = {
  language: 'ko' as 'ko' | 'en',
  /** The language of members' words where it differs from that of the labels. */
  memberLanguage: undefined as 'ko' | undefined,
  languages: '언어',
  roles: ROLE_LABELS,
  keywords: KEYWORD_LABELS,
  kinds: ARCHIVE_KIND_LABELS,
  times: TIME_LABELS,
  ...RECORD_TEXTS,
  kicker: RECORD_MESSAGES.kicker,
  peopleLabel: RECORD_MESSAGES.peopleLabel,
  projectsLabel: RECORD_MESSAGES.projectsLabel,
  peopleUnit: '명',
  monthsUnit: (_months: number) => '개월',
  projectsUnit: '개',
  lessThanMonth: RECORD_MESSAGES.lessThanMonth,
  /** Said to screen readers around `keyword`. */
  keywordBefore: '',
  keywordAfter: '',
  keywordCount: (count: number) => `${count}명`,
  date: (instant: string) => `${todayInKorea(Date.parse(instant)).replaceAll('-', '. ')}.`,
  empty: RECORD_MESSAGES.empty,
  projects: RECORD_MESSAGES.projects,
  mostKeywords: RECORD_MESSAGES.keywords,
  lines: RECORD_MESSAGES.lines,
  confirmedByTeam: RECORD_MESSAGES.checkedPeople,
  publishedAfter: RECORD_MESSAGES.checkedProjects,
  notEdited: RECORD_MESSAGES.checkedText,
  notEditedHint: RECORD_MESSAGES.checkedTextHint,
  how: RECORD_MESSAGES.how,
  howLink: RECORD_MESSAGES.howLink,
  qrCode: RECORD_MESSAGES.qrCode,
  share: '공유',
  savePdf: RECORD_MESSAGES.savePdf,
  pdfFailed: RECORD_MESSAGES.pdfFailed,
  print: RECORD_MESSAGES.print,
  openSettings: RECORD_MESSAGES.openSettings,
  newWindow: '(새 창)',
  desiredRoles: '희망 직무',
  skills: '스킬',
  contributions: CONTRIBUTION_MESSAGES.heading,
  glyphsLeftOut: RECORD_MESSAGES.glyphsLeftOut,
  titleWithoutGlyphs: RECORD_MESSAGES.titleWithoutGlyphs,
  textWithoutGlyphs: RECORD_MESSAGES.textWithoutGlyphs,
  textDeleted: DELETED_TEXTS.textDeleted,
  schoolMail: schoolMailLine,
  proof: teamProof,
  checks: (checks: Checks) => checksSentence(checks, 'others'),
  /** How many teammates confirmed a line; '' for none. */
  confirmed: (line: { confirmed: number; of: number }) => CONTRIBUTION_TEXTS.confirmed(line) ?? '',
};

export type RecordWords = Widened<Omit<typeof KOREAN_RECORD, 'language' | 'memberLanguage'>> &
  Pick<typeof KOREAN_RECORD, 'language' | 'memberLanguage'>;
