import { checkEmailRules, checkUsernameRules, type SessionData } from '@contract/auth';
import { type DataExport, type ExportedCredential } from '@contract/dataExport';
import { type Mails } from '@contract/mails';
import { type MyPage } from '@contract/mypage';
import { CHECK_MESSAGES, checkNicknameRules, searchMembersRules } from '@contract/signup';
import { type FastifyPluginAsync, type FastifyReply } from 'fastify';
import { sendFirstCode } from '../addresses/mailCodes.repository';
import { callerOf } from '../../../lib/http/callerOf';
import { ok } from '../../../lib/http/envelope';
import { type FeatureDeps } from '../../../lib/featureDeps';
import { keyedRequest } from '../../../lib/idempotency/keyedRequest';
import { named } from '../../../lib/http/named';
import { incomingFolder, sweepIncoming } from '../../../lib/uploads/incomingFiles';
import { byAddress, RATES } from '../../../lib/http/rateLimits';
import { acceptForms, receiveForm } from '../../../lib/uploads/receiveForm';
import { type YupTypeProvider } from '../../../lib/http/yupCompiler';
import { createAccountRepository } from './account.repository';
import { accountRoutes, withdrawalRoute } from './account.routes';
import { createAccountService } from './account.service';
import { createDataExportRepository } from './dataExport.repository';
import { dataExportRoutes } from './dataExport.routes';
import { createDataExportService } from './dataExport.service';
import { createExportTickets } from './exportTickets';
import { createJoinRepository } from './join.repository';
import { createJoinService, type JoinService } from './join.service';
import { readJoinForm } from './joinForm';
import { MEMBER_FORM } from './memberForm';
import { createOwnProofCheck } from './ownProof';
import { createProfileRepository } from './profile.repository';
import { profileRoutes } from './profile.routes';
import { createProfileService } from './profile.service';
import { createRecoveryRepository } from './recovery.repository';
import { recoveryRoutes } from './recovery.routes';
import { createRecoveryService } from './recovery.service';
import { createSocialJoin, type SocialJoin } from '../social/socialJoin';
import { createSuspendedProof } from './suspendedMember';
import { createUsersRepository } from './users.repository';
import { createUsersService, type UsersService } from './users.service';
import { createWithdrawalRepository } from './withdrawal.repository';
import { createWithdrawalService } from './withdrawal.service';
import { postQuota } from '../../post';
import { createLoginAttempts } from '../auth/loginAttempts';
import { type OwnMeasure } from '@contract/operator';

interface UsersDeps extends FeatureDeps {
  /** The own profile as the profile page shows it. */
  readMyPage: (memberId: number) => Promise<MyPage>;
  /** The same for the data export, with all invitations and evaluations. */
  readWholeMyPage: (memberId: number) => Promise<MyPage>;
  /** Logs a new member in. */
  openSession: (
    reply: FastifyReply,
    member: { id: number; nickname: string; profileImage: string; emailConfirmedAt: Date | null },
    by: { passwordHash: string; keep: boolean },
  ) => Promise<SessionData>;
  /** Reads the member's own measures. */
  readMeasures: (memberId: number) => Promise<OwnMeasure[]>;
  /** Reads the record for the data export. */
  readRecord: (memberId: number) => Promise<DataExport['record']>;
  readCredentials: (memberId: number) => Promise<ExportedCredential[]>;
  readMails: (memberId: number) => Promise<Mails>;
}

/** Joining, checks of members, and the own account. */
export const usersRoutes: FastifyPluginAsync<UsersDeps> = async (app, deps) => {
  const { db, dataDir, readMyPage } = deps;
  const users = createUsersRepository(db);
  const folder = incomingFolder(dataDir);
  // Barred addresses end with the suspension.
  const joins = createJoinRepository(db, (trx, id, email) => sendFirstCode(trx, id, email, deps));
  const joining = createJoinService({ ...deps, now: deps.shiftedNow, users, members: joins });
  const recovery = createRecoveryService({ ...deps, recovery: createRecoveryRepository(db) });
  const accounts = createAccountRepository(db, deps);
  const requireOwnProof = createOwnProofCheck(deps);
  const account = createAccountService({ ...deps, requireOwnProof, users, accounts });
  const tickets = createExportTickets(deps.tokenSecret);
  const exports = createDataExportRepository(db);
  const members = createWithdrawalRepository(db, postQuota(deps.rateLimitMultiplier));
  const beginLogin = createLoginAttempts(deps.attempts);
  const proveSuspended = createSuspendedProof({ ...deps, members, beginLogin });
  const dataExport = createDataExportService({
    ...deps,
    requireOwnProof,
    users,
    accounts,
    exports,
    tickets,
    proveSuspended,
  });
  const profile = createProfileService({ ...deps, users, profiles: createProfileRepository(db) });
  const withdrawal = createWithdrawalService({
    ...deps,
    now: deps.shiftedNow,
    proveSuspended,
    members,
  });

  await app.register(named(joinRoute), {
    joining,
    folder,
    openSession: deps.openSession,
    social: createSocialJoin(deps),
  });
  await app.register(named(checkRoutes), { users: createUsersService(users, deps.shiftedNow) });
  await app.register(named(memberRoutes), { users: createUsersService(users, deps.shiftedNow) });
  await app.register(named(recoveryRoutes), { recovery });
  await app.register(named(accountRoutes), { account });
  await app.register(named(withdrawalRoute), { withdrawal });
  await app.register(named(ownMeasureRoute), { readMeasures: deps.readMeasures });
  await app.register(named(dataExportRoutes), { dataExport });
  await app.register(named(profileRoutes), { profile, folder, readMyPage });
};

interface JoinDeps {
  joining: JoinService;
  folder: string;
  openSession: UsersDeps['openSession'];
  social: SocialJoin;
}

const joinRoute: FastifyPluginAsync<JoinDeps> = async (app, { joining, folder, openSession, social }) => {
  acceptForms(app);
  const perAddress = app.limit(RATES.join, byAddress);
  sweepIncoming(app, folder);

  app.post(
    '/users/join',
    { config: { ownLimit: true }, onRequest: [app.refuseCrossSite, perAddress] },
    async (request, reply) => {
      const { keep, asked, ...joined } = await receiveForm(request, { ...MEMBER_FORM, folder }, async (form) => {
        const read = readJoinForm(form);
        const { password: _secret, ...content } = read.join;
        const isSocial = form.flags.has('social');
        const by = isSocial ? social.read(request) : {};
        const member = await joining.join(read, callerOf(request), keyedRequest(request, null, content), by);
        return { ...member, keep: form.flags.has('keep'), asked: isSocial };
      });
      const linked = asked ? await social.finish(request, reply, joined.id) : undefined;
      const member = { ...joined, emailConfirmedAt: linked?.email_confirmed_at ?? null };
      const session = await openSession(reply, member, { passwordHash: joined.passwordHash, keep });
      return ok({ ...session, ...(asked && { socialLinked: linked !== undefined }) });
    },
  );
};

/** Public routes that check whether a value is available (api.md, Auth). */
const checkRoutes: FastifyPluginAsync<{ users: UsersService }> = async (instance, { users }) => {
  const app = instance.withTypeProvider<YupTypeProvider>();

  app.get('/users/check_email', { schema: { querystring: checkEmailRules } }, async ({ query }) => {
    await users.checkFree('email', query.email);
    return ok(null, CHECK_MESSAGES.email.available);
  });

  app.get('/users/check_username', { schema: { querystring: checkUsernameRules } }, async ({ query }) => {
    await users.checkFree('username', query.username);
    return ok(null, CHECK_MESSAGES.username.available);
  });

  app.get('/users/check_nickname', { schema: { querystring: checkNicknameRules } }, async ({ query }) => {
    await users.checkFree('nickname', query.nickname);
    return ok(null, CHECK_MESSAGES.nickname.available);
  });
};

const memberRoutes: FastifyPluginAsync<{ users: UsersService }> = async (instance, { users }) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  app.addHook('onRequest', app.requireMember);

  app.get('/users/search', { schema: { querystring: searchMembersRules } }, async ({ query, member }) =>
    ok(await users.search(query.nickname, member)),
  );
};

const ownMeasureRoute: FastifyPluginAsync<Pick<UsersDeps, 'readMeasures'>> = async (app, { readMeasures }) => {
  app.addHook('onRequest', app.requireMember);
  app.get('/users/me/measures', async ({ member }) => ok(await readMeasures(member.id)));
};
