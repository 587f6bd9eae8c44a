import { judgeRefusal } from './mailDelivery';

const refusal = (responseCode: number, response: string, command = 'RCPT TO') => ({
  code: 'EENVELOPE',
  command,
  responseCode,
  response,
});

describe('a refused mail', () => {
  it.each([
    ['550 5.1.1 <a@example.com>: no such user', true, '550 5.1.1'],
    ['553 no such mailbox', true, '553'],
    ['550 5.7.1 refused by policy', false, '550 5.7.1'],
    ['552 5.2.2 mailbox full', false, '552 5.2.2'],
    ['450 4.2.1 try again', false, '450 4.2.1'],
  ])('after "%s" is given up at once: %s', (response, isFinal, code) => {
    expect(judgeRefusal(refusal(Number(response.slice(0, 3)), response))).toEqual({ isFinal, isBounce: isFinal, code });
  });

  it('is retried when the sender or the content is refused, or nobody answers', () => {
    expect(judgeRefusal(refusal(550, '550 5.1.0 sender refused', 'MAIL FROM')).isFinal).toBe(false);
    expect(judgeRefusal(refusal(554, '554 5.6.0 content refused', 'DATA')).isFinal).toBe(false);
    expect(judgeRefusal(Object.assign(new Error('connect'), { code: 'ECONNECTION' }))).toEqual({
      isFinal: false,
      isBounce: false,
      code: 'ECONNECTION',
    });
  });
});
