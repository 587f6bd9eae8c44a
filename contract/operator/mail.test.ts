import { MEASURE_MAIL } from './mail';

it('writes the action, the target, the end, the quoted reason and how to object', () => {
  const text = MEASURE_MAIL.text({
    action: '정지',
    target: '모집글 ‘제목’ https://teamieum.kr/projectdetail/1',
    until: '26.12.01 21:00까지',
    reason: '광고예요.\n조치: 없음',
    answerable: true,
  });

  expect(text).toBe(
    [
      '조치: 정지\n대상: 모집글 ‘제목’ https://teamieum.kr/projectdetail/1\n기간: 26.12.01 21:00까지',
      '이유:\n> 광고예요.\n> 조치: 없음',
      '이의가 있으면 이 메일에 답장해 주세요.',
    ].join('\n\n'),
  );
});

it('omits lines without a value', () => {
  expect(MEASURE_MAIL.text({ action: '경고', reason: '가', answerable: false })).toBe('조치: 경고\n\n이유:\n> 가');
});
