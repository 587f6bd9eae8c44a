import { recordingOn, type Recording } from '../../app/testing/recording';
import { startServer, type TestServer } from '../../app/testing/startServer';

let server: TestServer;
let on: Recording;
beforeAll(async () => {
  server = await startServer();
  on = recordingOn(server);
});
afterAll(() => server.close());

describe('the one-liners of a record', () => {
  it('contains the picked one-liners in order without author and date, and counts those that are not hidden', async () => {
    const [member, mate, other] = [await server.member(), await server.member(), await server.member()];
    const lines: number[] = [];
    for (const feedback of ['하나', '둘', '셋']) {
      lines.push(await on.say(await on.publishHeard([member, mate, other]), mate, member, { feedback }));
    }
    const [one = 0, , three = 0] = lines;
    const code = await on.open(member, { lines: [three, one] });
    // Two teammates alone have worked with the member for that long (D154).
    const duration = null;
    expect((await on.read(code)).data).toMatchObject({ lineCount: 3 });
    expect((await on.read(code)).data.lines).toEqual([
      { content: '셋', duration },
      { content: '하나', duration },
    ]);
    expect((await on.own(member)).data.lines.map(({ id, picked }) => [id, picked]).slice(0, 2)).toEqual([
      [three, true],
      [one, true],
    ]);

    await server.call('PUT', `/api/mypage/feedbacks/${three}/hidden`, { token: member.token, json: { hidden: true } });
    expect((await on.read(code)).data).toMatchObject({ lineCount: 2, lines: [{ content: '하나' }] });
    expect((await on.own(member)).data.lines).toHaveLength(2);
    const refused = await on.set(member, { lines: [three] });
    expect(refused.code).toBe(400);
  });

  it('contains the picked one-liners of an archive that operators hid and restored, after those saved meanwhile', async () => {
    const [member, mate, other] = [await server.member(), await server.member(), await server.member()];
    const [hidden, shown] = [await on.publish([member, mate, other]), await on.publishHeard([member, mate, other])];
    const one = await on.say(hidden, mate, member, { feedback: '하나' });
    const two = await on.say(shown, mate, member, { feedback: '둘' });
    const three = await on.say(hidden, other, member, { feedback: '셋' });
    const code = await on.open(member, { lines: [three, two, one] });
    await on.hide(hidden, true);
    await on.open(member, { lines: [two] });
    await on.hide(hidden, false);
    expect((await on.read(code)).data.lines.map(({ content }) => content)).toEqual(['둘', '셋', '하나']);
  });

  it('contains six one-liners at most when operators restore the archive of a picked one', async () => {
    const [member, mate, other] = [await server.member(), await server.member(), await server.member()];
    const hidden = await on.publishHeard([member, mate, other]);
    const code = await on.open(member, { lines: [await on.say(hidden, mate, member, { feedback: '일곱째' })] });
    await on.hide(hidden, true);
    const lines: number[] = [];
    for (let count = 0; count < 6; count += 1)
      lines.push(await on.say(await on.publishHeard([member, mate, other]), mate, member));
    await on.open(member, { lines });
    await on.hide(hidden, false);
    expect((await on.read(code)).data.lines.map(({ content }) => content)).toEqual(Array(6).fill('든든했어요.'));
  });

  it('does not contain a one-liner that the member hid, left out of a save and showed again', async () => {
    const [member, mate, other] = [await server.member(), await server.member(), await server.member()];
    const line = await on.say(await on.publishHeard([member, mate, other]), mate, member, { feedback: '하나' });
    const code = await on.open(member, { lines: [line] });
    const hideLine = (hidden: boolean) =>
      server.call('PUT', `/api/mypage/feedbacks/${line}/hidden`, { token: member.token, json: { hidden } });
    await hideLine(true);
    await on.open(member, { lines: [] });
    await hideLine(false);
    expect((await on.read(code)).data).toMatchObject({ lineCount: 1, lines: [] });
  });

  it('does not offer what a single teammate of the archive wrote, until another one evaluates', async () => {
    const [member, mate, other] = [await server.member(), await server.member(), await server.member()];
    const archive = await on.publish([member, mate, other]);
    const line = await on.say(archive, mate, member, { feedback: '하나' });
    expect((await on.own(member)).data).toMatchObject({ lines: [], unpickable: 1 });
    expect((await on.set(member, { lines: [line] })).code).toBe(400);
    expect((await on.read(await on.open(member))).data).toMatchObject({ lineCount: 0, lines: [] });

    await on.say(archive, other, member, { feedback: '둘' });
    expect((await on.own(member)).data).toMatchObject({ unpickable: 0 });
    expect((await on.read(await on.open(member, { lines: [line] }))).data.lines).toMatchObject([{ content: '하나' }]);
  });

  it('tells a duration once three different teammates share it', async () => {
    const [member, ...mates] = await Promise.all([1, 2, 3, 4].map(() => server.member()));
    const archive = await on.publish([member!, ...mates]);
    const lines: number[] = [];
    for (const mate of mates) lines.push(await on.say(archive, mate, member!));
    const code = await on.open(member!, { lines: lines.slice(0, 1) });
    expect((await on.read(code)).data.lines).toMatchObject([{ duration: 'THREE_TO_SIX_MONTH' }]);
  });
});
