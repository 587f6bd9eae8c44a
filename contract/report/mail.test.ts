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
    caseUrl: 'https://teamieum.kr/admin/reports/project/1',
    isHidden: false,
  };
  const lines = REPORT_MAIL.text({ ...mail, reported: content, content }).split(/[\n\r\v\f\u0085\u2028\u2029]/);
  expect(lines.filter((line) => line.startsWith('신고된 회원'))).toEqual(['신고된 회원: 곰']);
});
