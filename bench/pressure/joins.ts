import { createJoin, joinForm, PHOTO } from '../../server/app/testing/member';
import { type Reply, type Visitor } from './visitor';

/** Joins with a photo, as a browser does. */
export async function join(visitor: Visitor, photo: Buffer = PHOTO): Promise<Reply> {
  const form = new Response(joinForm(createJoin(), { photo }));
  const body = Buffer.from(await form.arrayBuffer());
  return visitor.post('/api/users/join', body, { 'content-type': form.headers.get('content-type') ?? '' });
}
