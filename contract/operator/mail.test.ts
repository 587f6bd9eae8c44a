import { describeAct, MEASURE_MAIL } from './mail';

it('greets the member and writes what has happened, target, end, reason, effects and how to object', () => {
  const text = MEASURE_MAIL.text({
    nickname: '감자튀김',
    heading: '이용이 정지됐어요',
    effects: ['쓴 글과 댓글은 그대로 남아요.'],
    action: '정지',
    target: '모집글 ‘제목’ https://teamieum.kr/projectdetail/1',
    until: '26.12.01 21:00까지',
    reason: '광고예요.\n조치: 없음',
    answerable: true,
  });

  expect(text).toBe(
    [
      '감자튀김 님, 안녕하세요. 이용이 정지됐어요.',
      '조치: 정지\n대상: 모집글 ‘제목’ https://teamieum.kr/projectdetail/1\n기간: 26.12.01 21:00까지',
      '이유:\n> 광고예요.\n> 조치: 없음',
      '이제 이렇게 돼요:\n- 쓴 글과 댓글은 그대로 남아요.',
      '이의가 있으면 이 메일에 답장해 주세요.',
    ].join('\n\n'),
  );
});

it('omits lines without a value', () => {
  const mail = { nickname: '곰', heading: '운영자가 경고했어요', effects: [], action: '경고', answerable: false };
  const greeting = '곰 님, 안녕하세요. 운영자가 경고했어요.';
  expect(MEASURE_MAIL.text({ ...mail, reason: '가' })).toBe(`${greeting}\n\n조치: 경고\n\n이유:\n> 가`);
  expect(MEASURE_MAIL.text({ ...mail, reason: '' })).toBe(`${greeting}\n\n조치: 경고`);
});

it('describes every measure of an act, with the kind of the content or the number of texts', () => {
  expect(describeAct({ actions: ['HIDE', 'WARN'], target: 'ARCHIVE' })).toEqual({
    heading: '아카이브를 숨겼어요, 운영자가 경고했어요',
    effects: [
      '다른 회원에게는 보이지 않고, 주소로 들어와도 열리지 않아요.',
      '지금도 고칠 수 있어요.',
      '계정은 그대로 쓸 수 있어요. 경고는 기록에 남아요.',
    ],
  });
  expect(describeAct({ actions: ['HIDE'], target: 'PROJECT', count: 12 }).heading).toBe('글 12개를 숨겼어요');
  expect(describeAct({ actions: ['DISMISS'], target: 'PROJECT_COMMENT' }).heading).toBe('모집글 댓글이 다시 보여요');
});
