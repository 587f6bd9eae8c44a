import { SECURITY_TEXTS as TEXT } from './messages';

it.each([
  ['iPhone · Safari', 'iPhone · Safari 기기에서 로그아웃할까요?'],
  [TEXT.unknownDevice, '알 수 없는 기기에서 로그아웃할까요?'],
])('the question before the logout of %s names the device once', (device, question) => {
  expect(TEXT.askLogOut(device)).toBe(question);
});
