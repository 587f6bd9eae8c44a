import { BLOCK_MESSAGES, type BlockedMember, type BlockPayload } from '@contract/block';
import { MESSAGES } from '@contract/messages';
import { conflict, notFound, refused } from '../../../lib/http/errors';
import { imageUrl } from '../../../lib/storage/fileUrls';
import { type Member } from '../../access';
import { type BlockedRow, type BlockRepository } from './block.repository';

interface BlockDeps {
  blocks: BlockRepository;
  now: () => number;
}

/** Blocks between members; no notice is sent (D135). */
export function createBlockService({ blocks, now }: BlockDeps) {
  const list = async ({ id }: Member): Promise<BlockedMember[]> => (await blocks.list(id)).map(toBlockedMember);

  /** Blocks a member. @throws ApiError 400 for the caller, 404 for unknown members, 409 beyond 200 */
  async function add(named: BlockPayload, member: Member): Promise<BlockedMember[]> {
    const blockedId = await blocks.find(named);
    if (blockedId === undefined) throw notFound(MESSAGES.unknownMember);
    if (blockedId === member.id) throw refused('nickname', BLOCK_MESSAGES.own);
    if (!(await blocks.add(member.id, blockedId, new Date(now())))) throw conflict(BLOCK_MESSAGES.tooMany);
    return list(member);
  }

  /** Unblocking a member who is not blocked changes nothing. */
  async function remove(blockedId: number, member: Member): Promise<BlockedMember[]> {
    await blocks.remove(member.id, blockedId);
    return list(member);
  }

  return { list, add, remove };
}

function toBlockedMember({ id, nickname, profile_image: image, created_at: at }: BlockedRow): BlockedMember {
  return { id, nickname: nickname ?? '', profileImg: imageUrl(image), createdDateTime: at.toISOString() };
}
