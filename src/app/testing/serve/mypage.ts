import { type Envelope } from '@contract/envelope';
import { MESSAGES } from '@contract/messages';
import { type MyPage } from '@contract/mypage';
import { type ProfilePayload } from '@contract/signup';
import { http, type HttpResponseResolver } from 'msw';
import { mockServer } from '../mockServer';
import { respond, respondWithError } from './responses';

interface SentProfile {
  memberDTO: ProfilePayload;
  photo: FormDataEntryValue | null;
  files: FormDataEntryValue[];
}

/** Serves the own profile; returns the queries, in order. */
export function serveOwnPage(page: MyPage) {
  const asked: string[] = [];
  mockServer.use(
    http.get<never, never, Envelope<MyPage>>('*/api/mypage', ({ request }) => {
      asked.push(new URL(request.url).search);
      return respond(page);
    }),
  );
  return asked;
}

/** Serves the profile of the only other member. */
export function serveMemberPage(page: MyPage) {
  mockServer.use(
    http.get('*/api/mypage/:nickname', ({ params }) =>
      params['nickname'] === page.basicInfo.nickname ? respond(page) : respondWithError(404, MESSAGES.unknownMember),
    ),
  );
}

/** Accepts every profile and serves `saved` from then on; returns the requests, in order. */
export function serveProfileUpdate(saved: MyPage) {
  const sent: SentProfile[] = [];
  mockServer.use(
    http.put('*/api/users/me/profile', async ({ request }) => {
      const form = await request.formData();
      sent.push({
        memberDTO: JSON.parse(form.get('memberDTO') as string) as ProfilePayload,
        photo: form.get('authImgFile'),
        files: form.getAll('portfolioFiles'),
      });
      serveOwnPage(saved);
      return respond(saved);
    }),
  );
  return sent;
}

export function serveProfileUpdateResponse(resolver: HttpResponseResolver) {
  mockServer.use(http.put('*/api/users/me/profile', resolver));
}
