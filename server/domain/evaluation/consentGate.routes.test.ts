import { CONSENT_MESSAGES, unknownMembers } from '@contract/archive';
import { EVALUATION_MESSAGES, EVALUATION_TEXTS } from '@contract/evaluation';
import { FAULT_CASES } from '@contract/evaluation/testing/faultCases';
import { TIMES } from '@contract/limits';
import { archivingOn, type Archiving } from '../../app/testing/archiving';
import { consentingOn } from '../../app/testing/consenting';
import { entryFor, evaluatingOn, type Evaluating } from '../../app/testing/evaluating';
import { type TestMember } from '../../app/testing/member';
import { startServer, type TestServer } from '../../app/testing/startServer';
import { deleteExpiredQuestions } from '../archive/readEvaluationRequests.repository';

let server: TestServer;
let on: Evaluating;
let archives: Archiving;
let consent: ReturnType<typeof consentingOn>;
let writer: TestMember;
let mate: TestMember;
let third: TestMember;
let outsider: TestMember;

beforeAll(async () => {
  server = await startServer();
  on = evaluatingOn(server);
  archives = archivingOn(server);
  consent = consentingOn(server);
});
beforeEach(async () => {
  [writer, mate, third, outsider] = await server.fourMembers();
});
afterAll(() => server.close());

const TEAM = () => [writer, mate, third] as const;
/** Registers an archive of three: the writer is CONFIRMED, the others are ASKED. */
const register = () => archives.register(writer, [mate, third]);

describe('the gate', () => {
  /** The writer and one mate have confirmed and evaluated everyone; the third is ASKED. */
  async function waitingForThird() {
    const archive = await register();
    await on.evaluate(archive, mate, TEAM());
    await on.evaluate(archive, writer, TEAM());
    return archive;
  }

  it('is closed while a member is ASKED, although all confirmed members have evaluated', async () => {
    const archive = await waitingForThird();
    expect(await consent.isPublished(archive)).toBe(false);
    expect((await on.progress(archive, mate)).data.memberStatus[third.nickname]).toMatchObject({
      consent: 'ASKED',
      status: 'INCOMPLETE',
    });
  });

  it('opens when the last ASKED member declines', async () => {
    const archive = await waitingForThird();
    expect((await consent.decline(archive, third)).data).toEqual({ consent: 'DECLINED', published: true });
    const { data } = await archives.read(archive);
    expect(Date.now() - Date.parse(data.createdDateTime)).toBeLessThan(60_000);
    expect((await archives.list()).data.archives.map(({ id }) => id)).toContain(archive);
  });

  it('waits for the evaluations of the last ASKED member after a confirmation', async () => {
    const archive = await waitingForThird();
    expect((await consent.confirm(archive, third)).data.published).toBe(false);
    await on.evaluate(archive, third, TEAM());
    expect(await consent.isPublished(archive)).toBe(true);
    expect((await archives.read(archive)).data).toMatchObject({ evaluatedMembers: 3 });
  });

  it('opens when the last ASKED member withdraws, whose name is then not shown anywhere', async () => {
    const archive = await waitingForThird();
    await consent.withdraw(third);
    expect(await consent.isPublished(archive)).toBe(true);
    expect(await consent.namesOf(archive)).toEqual([writer.nickname, mate.nickname]);
    expect(await consent.consentsOf(archive)).not.toHaveProperty(String(third.id));
  });

  it('opens when one of two confirmed members withdraws and nobody is ASKED', async () => {
    const archive = await archives.register(writer, [mate]);
    await consent.confirm(archive, mate);
    await consent.withdraw(mate);
    expect(await consent.isPublished(archive)).toBe(true);
  });

  it('confirms an ASKED member who submits evaluations', async () => {
    const archive = await register();
    expect((await on.evaluate(archive, mate, TEAM())).code).toBe(200);
    expect((await consent.consentsOf(archive))[mate.id]).toBe('CONFIRMED');
  });

  it('stays closed when everyone declines, and its writer gets the reason', async () => {
    const archive = await register();
    await consent.decline(archive, mate);
    await consent.decline(archive, third);
    await on.age(archive, 15);
    const refused = await on.publish(archive, writer);
    expect([refused.code, refused.message]).toEqual([409, CONSENT_MESSAGES.tooFewConfirmed]);
    expect((await on.remind(archive, writer)).code).toBe(409);
    const { data } = await on.progress(archive, writer);
    expect(Object.values(data.memberStatus).map(({ status }) => status)).toEqual(['COMPLETE']);
    expect((await archives.read(archive, mate)).code).toBe(404);
  });

  it('asks its writer to evaluate while a member is named, and no longer once everyone has declined or withdrawn', async () => {
    const archive = await register();
    await consent.decline(archive, mate);
    expect(await consent.requestsOf(writer)).toMatchObject([{ archiveId: archive, consent: 'CONFIRMED' }]);
    await consent.withdraw(third);
    expect(await consent.requestsOf(writer)).toEqual([]);
    expect((await consent.profileOf(writer)).portfolio.pendingEvaluations).toEqual([]);
  });

  it('requires evaluations of ASKED members, and names the first one that is missing', async () => {
    const archive = await register();
    const refused = await on.submit(archive, { evaluations: [entryFor(mate)] }, writer);
    expect([refused.code, refused.message]).toEqual([400, EVALUATION_TEXTS.unfinished(third.nickname)]);
  });

  it('accepts a submission without a member who declined, and refuses unknown names', async () => {
    const archive = await register();
    await consent.decline(archive, third);
    const stranger = await on.submit(archive, { evaluations: [entryFor(mate), entryFor(outsider)] }, writer);
    expect([stranger.code, stranger.message]).toEqual([400, unknownMembers([outsider.nickname])]);
    expect((await on.evaluate(archive, writer, TEAM())).code).toBe(200);
    expect((await on.evaluationsOf(archive)).map((one) => one.evaluated_id)).toEqual([mate.id]);
  });

  it.each(FAULT_CASES)(
    'refuses $fault with the message of the form, and stores nothing',
    async ({ change, message }) => {
      const archive = await register();
      const evaluations = [entryFor(third, change), entryFor(mate, change)];
      const refused = await on.submit(archive, { evaluations }, writer);
      expect([refused.code, refused.message]).toEqual([400, message(mate.nickname)]);
      expect(await on.evaluationsOf(archive)).toEqual([]);
    },
  );
});

describe('the early release', () => {
  /** An archive that its writer has released after 14 days without an answer of the third member. */
  async function released() {
    const archive = await register();
    await on.evaluate(archive, mate, TEAM());
    await on.evaluate(archive, writer, TEAM());
    await on.age(archive, 15);
    expect((await on.publish(archive, writer)).code).toBe(200);
    return archive;
  }

  it('publishes without ASKED members, and only after the release day', async () => {
    const early = await register();
    await on.evaluate(early, mate, TEAM());
    const refused = await on.publish(early, mate);
    expect([refused.code, refused.message]).toEqual([409, EVALUATION_TEXTS.tooEarly(14)]);

    const archive = await released();
    expect(await consent.namesOf(archive)).toEqual([writer.nickname, mate.nickname]);
    const [card] = (await archives.list()).data.archives.filter(({ id }) => id === archive);
    expect(card).toMatchObject({ otherMemberCount: 1, evaluatedMembers: 2, myConsent: null });
    expect((await consent.profileOf(outsider, third.nickname)).portfolio.archivePage.content).toEqual([]);
    expect((await consent.profileOf(third)).teamFeedback.myPageEvaluation.feedbacks).toEqual([]);
  });

  it('is refused with one confirmed member, and to members who have not evaluated', async () => {
    const archive = await register();
    await on.evaluate(archive, writer, TEAM());
    await on.age(archive, 15);
    const single = await on.publish(archive, writer);
    expect([single.code, single.message]).toEqual([409, CONSENT_MESSAGES.tooFewConfirmed]);
    await consent.confirm(archive, mate);
    for (const who of [mate, third]) {
      const refused = await on.publish(archive, who);
      expect([refused.code, refused.message]).toEqual([409, EVALUATION_MESSAGES.notEvaluated]);
    }
    expect(await consent.isPublished(archive)).toBe(false);
  });

  it('asks left-out members again, and a late confirmation adds them and their one-liners to the public team', async () => {
    const archive = await released();
    expect(await consent.requestsOf(third)).toEqual([
      expect.objectContaining({ archiveId: archive, consent: 'ASKED', published: true }),
    ]);
    expect((await consent.confirm(archive, third)).data).toEqual({ consent: 'CONFIRMED', published: true });
    expect(await consent.namesOf(archive)).toEqual(TEAM().map(({ nickname }) => nickname));
    expect((await consent.profileOf(third)).teamFeedback.myPageEvaluation.feedbacks).toHaveLength(2);

    expect((await on.evaluate(archive, third, TEAM())).code).toBe(200);
    expect((await consent.profileOf(mate)).teamFeedback.myPageEvaluation.feedbacks).toHaveLength(2);
  });

  it('requests the evaluation of a left-out member who confirms, in the bell and on the profile, until it is given', async () => {
    const archive = await released();
    const pendingOf = async (who: TestMember) => (await consent.profileOf(who)).portfolio.pendingEvaluations;
    const [question] = await consent.requestsOf(third);
    await consent.confirm(archive, third);
    const request = { ...question, consent: 'CONFIRMED' };
    expect(await consent.requestsOf(third)).toEqual([request]);
    expect(await pendingOf(third)).toEqual([request]);

    await on.evaluate(archive, third, TEAM());
    expect(await consent.requestsOf(third)).toEqual([]);
    expect(await pendingOf(third)).toEqual([]);
    expect((await archives.read(archive)).data).toMatchObject({ evaluatedMembers: 3 });
  });

  it('lets left-out members evaluate and confirm in one step', async () => {
    const archive = await released();
    expect((await on.evaluate(archive, third, TEAM())).code).toBe(200);
    expect(await consent.namesOf(archive)).toContain(third.nickname);
  });

  it('deletes the name and the evaluations of left-out members who decline', async () => {
    const archive = await released();
    expect((await consent.decline(archive, third)).code).toBe(200);
    expect((await on.evaluationsOf(archive)).map((one) => one.evaluated_id)).not.toContain(third.id);
    expect(await consent.requestsOf(third)).toEqual([]);
  });

  it('refuses answers and evaluations of left-out members after 90 days, and no longer asks them', async () => {
    const archive = await released();
    expect((await archives.read(archive, third)).data.myConsent).toBe('ASKED');
    const late = new Date(Date.now() - TIMES.lateConsent - 60_000);
    await server.db.updateTable('archive').set({ published_at: late }).where('id', '=', archive).execute();
    await server.db.updateTable('archive_member').set({ asked_at: late }).where('archive_id', '=', archive).execute();
    for (const { code } of [await consent.confirm(archive, third), await on.evaluate(archive, third, TEAM())]) {
      expect(code).toBe(403);
    }
    expect((await consent.consentsOf(archive))[third.id]).toBe('ASKED');
    expect(await consent.requestsOf(third)).toEqual([]);
    expect((await archives.read(archive, third)).data.myConsent).toBeNull();
  });

  it('deletes the requests and the evaluations of left-out members 90 days after the publication', async () => {
    const archive = await released();
    const at = (await on.rowOf(archive))!.published_at!.getTime() + TIMES.lateConsent;
    await deleteExpiredQuestions(server.db, new Date(at - 60_000));
    expect(await consent.consentsOf(archive)).toHaveProperty(String(third.id));
    await deleteExpiredQuestions(server.db, new Date(at + 60_000));
    expect(await consent.consentsOf(archive)).not.toHaveProperty(String(third.id));
    expect((await on.evaluationsOf(archive)).map((one) => one.evaluated_id)).not.toContain(third.id);
  });

  it('preserves one-liners about confirmed members when the archive is deleted, and deletes those about left-out ones', async () => {
    const archive = await released();
    await archives.remove(archive, writer);
    expect((await consent.profileOf(mate)).teamFeedback.myPageEvaluation.feedbacks).toHaveLength(1);
    const left = await server.db.selectFrom('evaluation').select('id').where('evaluated_id', '=', third.id).execute();
    expect(left).toEqual([]);
  });
});
