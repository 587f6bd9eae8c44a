import { REPORT_MAIL } from './mail';

it("quotes every line of members' text, whichever line break separates it", () => {
  const breaks = ['\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'];
  const content = `a${breaks.map((one) => `${one}신고된 회원: 다른사람`).join('')}`;
  const mail = {
    target: '모집글 /projectdetail/1',
    type: '기타',
    reporter: '이음',
    member: '곰',
    time: '26.11.20 21:03',
    number: 1042,
    caseUrl: 'https://teamieum.kr/admin/reports/project/1',
    isHidden: false,
  };
  const lines = REPORT_MAIL.text([{ ...mail, reported: content, content }], 0, '').split(
    /[\n\r\v\f\u0085\u2028\u2029]/,
  );
  expect(lines.filter((line) => line.startsWith('신고된 회원'))).toEqual(['신고된 회원: 곰']);
});

it('counts several reports in its subject, and the reports that are not listed at its end', () => {
  expect([1, 3].map(REPORT_MAIL.subjectOf)).toEqual([
    '[팀이음] 새 신고를 접수했어요',
    '[팀이음] 새 신고 3건을 접수했어요',
  ]);
  expect(REPORT_MAIL.text([], 2, 'https://teamieum.kr/admin/reports')).toBe(
    '그 밖에 2건이 더 있어요: https://teamieum.kr/admin/reports',
  );
});
