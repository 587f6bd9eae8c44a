import { type CredentialItem, type ValidCredential } from '@contract/credential';
import { type MemberRecord, type OwnRecord, type RecordProject } from '@contract/record';
import { memberIdOf } from './memberIdOf';

export const RECORD_CODE = 'k7m4xq9trw2h';

export function createRecordProject(overrides: Partial<RecordProject> = {}): RecordProject {
  return {
    id: 7,
    title: '모아밥, 반값에 장 보기',
    category: 'CONTEST',
    startDate: '2026-01-01',
    endDate: '2026-05-31',
    duration: 'THREE_TO_SIX_MONTH',
    roles: ['FRONT_END'],
    teamSize: 5,
    evaluatedMembers: 5,
    kind: 'OUTSIDE',
    together: null,
    checks: null,
    contributions: [],
    early: false,
    thumbnail: null,
    link: '',
    url: 'https://teamieum.example/archive/7',
    ...overrides,
  };
}

/** A record with one project. */
export function createRecord(overrides: Partial<MemberRecord> = {}): MemberRecord {
  return {
    code: RECORD_CODE,
    url: `https://teamieum.example/record/${RECORD_CODE}`,
    memberId: memberIdOf(overrides.nickname ?? '새벽코딩'),
    nickname: '새벽코딩',
    name: null,
    introduction: '처음 만나는 화면을 만들어요.',
    schoolMail: null,
    desiredJob: ['FRONT_END', 'PM'],
    skillCategory: ['REACT'],
    readDateTime: '2026-11-22T05:00:00Z',
    indexable: false,
    facts: { projects: 1, months: null, statedMonths: 5, people: 4 },
    projects: [createRecordProject()],
    keywords: [{ content: 'RESPONSIBLE', count: 8 }],
    evaluators: 9,
    lineCount: 12,
    lines: [{ content: '목소리가 차분했어요.', duration: 'THREE_TO_SIX_MONTH' }],
    ...overrides,
  };
}

const archive = (id: number, title: string) => ({
  id,
  title,
  startDate: '2026-01-01',
  endDate: '2026-05-31',
  kind: 'OUTSIDE' as const,
  together: null,
  teamSize: 5,
  evaluatedMembers: 5,
  thumbnail: null,
  shown: true,
});

/** The settings of a record that is on, with two archives and this many lines, none of them picked. */
export function createOwnRecord(overrides: Partial<OwnRecord> = {}, lines = 3): OwnRecord {
  return {
    enabled: true,
    indexable: false,
    showName: false,
    code: RECORD_CODE,
    url: `https://teamieum.example/record/${RECORD_CODE}`,
    archives: [archive(7, '모아밥'), archive(8, '정산반장')],
    lines: Array.from({ length: lines }, (_, index) => ({
      id: 101 + index,
      content: `한줄평 ${index + 1}`,
      duration: 'THREE_TO_SIX_MONTH' as const,
      picked: false,
    })),
    unpickable: 0,
    ...overrides,
  };
}

const UUID = '8c2f6f5e-6f0c-4c3f-9a51-0d7f3f2f9b11';

export function createCredential(overrides: Partial<CredentialItem> = {}): CredentialItem {
  return {
    id: UUID,
    archiveId: 7,
    title: '모아밥, 반값에 장 보기',
    issuedDateTime: '2026-06-08T03:00:00Z',
    withdrawnDateTime: null,
    verifyUrl: `https://teamieum.example/verify/${UUID}`,
    issuer: 'did:web:teamieum.example',
    moved: false,
    addressOnly: false,
    ...overrides,
  };
}

export function createValidCredential(overrides: Partial<ValidCredential> = {}): ValidCredential {
  const { id, issuer, issuedDateTime, title } = createCredential();
  return {
    id,
    issuer,
    issuedDateTime,
    title,
    withdrawnDateTime: null,
    nickname: '새벽코딩',
    roles: ['FRONT_END'],
    startDate: '2026-01-01',
    endDate: '2026-05-31',
    teamSize: 5,
    evaluatedMembers: 5,
    archiveUrl: 'https://teamieum.example/archive/7',
    ...overrides,
  };
}
