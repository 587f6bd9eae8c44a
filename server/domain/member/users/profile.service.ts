import { LIMITS } from '@contract/limits';
import { MESSAGES } from '@contract/messages';
import { type ProfilePayload } from '@contract/signup';
import { nameKey } from '@contract/text';
import { checkUnchanged } from '../../../lib/http/checkUnchanged';
import { badRequest, refused } from '../../../lib/http/errors';
import { eraseAfterCommit, type EraseFiles } from '../../../lib/storage/fileErasure';
import { type ReceivedFile } from '../../../lib/uploads/incomingFiles';
import { type Member } from '../../access';
import { type Caller } from '../../../lib/jobs/concurrencyLimiter';
import { type ImageDecoder } from '../../../lib/uploads/imageDecoder';
import { type Storage } from '../../../lib/storage/storage';
import { storingFiles } from '../../../lib/storage/storingFiles';
import { photoKeys } from '../../../lib/uploads/pictures';
import { photoImages, storePhoto } from './photo';
import { storePortfolio } from './portfolio';
import { type Portfolio, type ProfileRepository, type StoredItem } from './profile.repository';
import { type ProfileRequest } from './profileForm';
import { uniqueViolationToProblem, takenProblem } from './uniqueViolation';
import { type UsersRepository } from './users.repository';

interface ProfileDeps {
  users: UsersRepository;
  profiles: ProfileRepository;
  storage: Storage;
  imageDecoder: ImageDecoder;
  eraseFiles: EraseFiles;
}

interface StoredEdit {
  profile: ProfilePayload;
  profileImage?: string;
  portfolio: Portfolio;
}

export type ProfileService = ReturnType<typeof createProfileService>;

/** The member's own profile, with the fields of signup step 2 (D27). */
export function createProfileService({ users, profiles, storage, imageDecoder, eraseFiles }: ProfileDeps) {
  /**
   * Replaces the profile. Files that are no longer used are erased after the commit, new ones after a rollback.
   * @throws ApiError 400 for a taken nickname, and for files whose content does not match their type; 409 for an edit of
   * an older version
   */
  async function edit(
    member: Member,
    { profile, photo, portfolioFiles }: ProfileRequest,
    caller: Caller,
  ): Promise<void> {
    await checkNickname(member, profile.nickname);
    const images = photo && (await photoImages(imageDecoder, photo, caller));
    await storingFiles(storage, async (stored) => {
      const portfolio = await storeItems(stored, profile, portfolioFiles);
      const profileImage = images && (await storePhoto(storage, stored, images));
      await save(member, { profile, profileImage, portfolio });
    }).catch((error: unknown) => {
      throw uniqueViolationToProblem(error);
    });
    await eraseFiles();
  }

  /** The own nickname needs no check, in any case. */
  async function checkNickname(member: Member, nickname: string): Promise<void> {
    if (nameKey(nickname) === nameKey(member.nickname)) return;
    if (await users.isTaken('nickname', nickname, member.id)) throw badRequest(takenProblem('nickname'));
  }

  async function storeItems(stored: string[], { portfolio }: ProfilePayload, files: readonly ReceivedFile[]) {
    const added = await storePortfolio(
      storage,
      stored,
      portfolio.filter(({ id }) => id === undefined),
      files,
    );
    const waiting = [...added];
    return portfolio.flatMap(({ id }) => id ?? waiting.shift() ?? []);
  }

  async function save({ id }: Member, { profile, profileImage, portfolio }: StoredEdit): Promise<void> {
    await profiles.inTransaction(async (trx) => {
      const member = await profiles.lockMember(trx, id);
      checkUnchanged(member, profile.updatedDateTime);
      const { profile_image: photo } = member;
      const stored = await profiles.storedItems(trx, id);
      checkItems(stored, portfolio);

      const removed = stored.filter((item) => !portfolio.includes(item.id));
      await eraseAfterCommit(
        trx,
        removed.flatMap((item) => item.file_key ?? []),
      );
      if (profileImage !== undefined)
        await eraseAfterCommit(trx, photoKeys((await profiles.hiddenPhoto(trx, id)) ?? photo));
      await profiles.write(trx, id, profile, profileImage);
      await profiles.removeItems(
        trx,
        removed.map((item) => item.id),
      );
      await profiles.arrange(trx, id, portfolio);
    });
  }

  return { edit };
}

/** Accepts only ids of the member, each once; stored and new items are counted together (api.md, Auth). */
function checkItems(stored: readonly StoredItem[], portfolio: Portfolio): void {
  const kept = portfolio.filter((item) => typeof item === 'number');
  const known = stored.filter(({ id }) => kept.includes(id));
  if (known.length !== kept.length) throw refused('portfolio', MESSAGES.badRequest);

  const kinds = [...known, ...portfolio.filter((item) => typeof item !== 'number')].map(({ kind }) => kind);
  const count = (kind: StoredItem['kind']) => kinds.filter((one) => one === kind).length;
  if (count('file') > LIMITS.portfolioFiles) throw refused('portfolio', MESSAGES.portfolioFiles);
  if (count('link') > LIMITS.portfolioLinks) throw refused('portfolio', MESSAGES.portfolioLinks);
}
