import { linkedInUrl } from './linkedIn';

it('the address for LinkedIn names the credential, its issuer, the month of issue in Korea, and its page', () => {
  const url = new URL(
    linkedInUrl({
      id: '8c2f6f5e-6f0c-4c3f-9a51-0d7f3f2f9b11',
      archiveId: 7,
      title: '모아밥 & 정산반장',
      issuedDateTime: '2026-05-31T16:00:00Z',
      withdrawnDateTime: null,
      verifyUrl: 'https://teamieum.example/verify/8c2f6f5e-6f0c-4c3f-9a51-0d7f3f2f9b11',
      issuer: 'did:web:teamieum.example',
      moved: false,
      addressOnly: false,
    }),
  );
  expect(url.origin + url.pathname).toBe('https://www.linkedin.com/profile/add');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: '팀 프로젝트 완료: 모아밥 & 정산반장',
    organizationName: '팀이음',
    issueYear: '2026',
    issueMonth: '6',
    certUrl: 'https://teamieum.example/verify/8c2f6f5e-6f0c-4c3f-9a51-0d7f3f2f9b11',
    certId: '8c2f6f5e-6f0c-4c3f-9a51-0d7f3f2f9b11',
  });
});
