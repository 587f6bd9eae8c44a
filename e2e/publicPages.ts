import { type APIRequestContext } from '@playwright/test';
import { join, publishPost } from './apiFlows';
import { publishRecord } from './recordFlows';

let addresses: Promise<string[]> | undefined;

/**
 * Addresses of every public page of this worker's server, with two posts, an archive and a record of today. All tests
 * share them, because none changes them.
 */
export function publicPages(request: APIRequestContext): Promise<string[]> {
  return (addresses ??= publish(request));
}

async function publish(request: APIRequestContext) {
  const { access } = await join(request);
  const titles = ['책갈피', '자취생 식비를 줄이는 공동 장보기, 창업 동아리에서 함께할 팀원을 찾아요'];
  const [post] = await Promise.all(titles.map((title) => publishPost(request, access, title)));
  await request.post(`/api/projects/${post}/comments`, {
    headers: { access },
    data: { content: '함께하고 싶어요.', parentCommentId: null },
  });
  const archive = await publishRecord(request);
  const details = [`/projectdetail/${post}`, `/archive/${archive.id}`, archive.address, '/verify'];
  const lists = ['/project', '/project?roles=FRONT_END&open=true', '/archive', '/archive?keyword=없는이야기'];
  return [
    '/',
    '/about',
    '/about/proof',
    '/terms',
    '/privacy',
    ...lists,
    ...details,
    '/projectdetail/999999',
    '/record/aaaabbbbcccc',
    '/nothing/here',
  ];
}
