import { type MyPage } from '@contract/mypage';
import { type FastifyPluginAsync } from 'fastify';
import { callerOf } from '../../../lib/http/callerOf';
import { ok } from '../../../lib/http/envelope';
import { acceptForms, receiveForm } from '../../../lib/uploads/receiveForm';
import { MEMBER_FORM } from './memberForm';
import { type ProfileService } from './profile.service';
import { readProfileForm } from './profileForm';

interface ProfileRouteDeps {
  profile: ProfileService;
  /** The folder of temporary files of uploads. */
  folder: string;
  /** The own profile as the profile page shows it. */
  readMyPage: (memberId: number) => Promise<MyPage>;
}

export const profileRoutes: FastifyPluginAsync<ProfileRouteDeps> = async (app, { profile, folder, readMyPage }) => {
  acceptForms(app);
  app.addHook('onRequest', app.requireMember);

  app.put('/users/me/profile', async (request) => {
    const { member } = request;
    await receiveForm(request, { ...MEMBER_FORM, folder }, (form) =>
      profile.edit(member, readProfileForm(form), callerOf(request)),
    );
    return ok(await readMyPage(member.id));
  });
};
