import { randomUUID } from 'node:crypto';
import { CREDENTIAL_MESSAGES, type CredentialItem } from '@contract/credential';
import { type ExportedCredential } from '@contract/dataExport';
import { type FastifyRequest } from 'fastify';
import { bakeBadge } from './badgePng';
import { credentialUrl } from './did';
import { drawBadge } from './drawBadge';
import { type DrawFile } from '../../../lib/drawing/drawnFiles';
import { type IssuerKeys } from './issuerKeys';
import { toPayload } from './payload';
import { signJwt } from './sign';
import { conflict, notFound } from '../../../lib/http/errors';
import { type KeyedRequest } from '../../../lib/idempotency/keyedRequest';
import { toOrigin } from '../../../lib/http/origin';
import { known, type CredentialRepository, type KnownCredential } from './credential.repository';
import { toCredentialItem } from './credential.view';
import { isCredentialId } from './isCredentialId';

export type CredentialService = ReturnType<typeof createCredentialService>;

export interface CredentialDeps {
  stored: CredentialRepository;
  keys: IssuerKeys;
  drawPicture: DrawFile;
  publicUrl?: string;
  formerUrls: readonly string[];
  now: () => number;
}

interface CredentialFile<Content> {
  title: string;
  content: Content;
}

interface Asked {
  archiveId: number;
  memberId: number;
  renew: boolean;
  origin: string;
}

/** Issues, lists and withdraws the credentials of a member (D124, D125). */
export function createCredentialService({ stored, keys, drawPicture, publicUrl, formerUrls, now }: CredentialDeps) {
  const publicOrigin = publicUrl === undefined ? undefined : toOrigin(publicUrl);
  const toItem = (row: KnownCredential) => toCredentialItem(row, { publicOrigin, formerUrls });

  /** A credential of the member. @throws ApiError 404 unless it is the member's own */
  async function findOwn(id: string, memberId: number): Promise<KnownCredential> {
    const row = isCredentialId(id) ? known(await stored.find(id)) : undefined;
    if (row?.member_id !== memberId) throw notFound();
    return row;
  }

  /** A valid credential of the member. @throws ApiError 404, 409 for a withdrawn one */
  async function findValid(id: string, memberId: number): Promise<KnownCredential & { token: string }> {
    const row = await findOwn(id, memberId);
    if (row.withdrawn_at !== null || row.token === null) throw conflict(CREDENTIAL_MESSAGES.isWithdrawn);
    return { ...row, token: row.token };
  }

  return {
    /** @throws ApiError 404, 403 unless the member is confirmed */
    checkTeammate: stored.checkTeammate,

    /**
     * The valid credential, or a new one, once for each idempotency key.
     * @throws ApiError 404, 403 as `checkTeammate` and without a confirmed e-mail, 409 for a pending or hidden archive
     */
    async issue({ origin, ...asked }: Asked, request: KeyedRequest | null): Promise<CredentialItem> {
      // Outside the transaction, because generating the first key of an installation takes half a second.
      const key = await keys.signing();
      const row = await stored.issue({
        ...asked,
        origin,
        request,
        id: randomUUID(),
        // Signed times have whole seconds.
        at: new Date(Math.floor(now() / 1_000) * 1_000),
        sign: (credential) => signJwt(toPayload(credential), key, origin, 'JWT'),
      });
      return toItem(row);
    },

    /** @throws ApiError 404 unless it is the member's own */
    async checkOwn(id: string, memberId: number): Promise<void> {
      await findOwn(id, memberId);
    },

    async list(memberId: number): Promise<CredentialItem[]> {
      return (await stored.ofMember(memberId)).map(toItem);
    },

    /** @throws ApiError 404 unless it is the member's own */
    async withdraw(id: string, memberId: number): Promise<CredentialItem> {
      await findOwn(id, memberId);
      await stored.withdraw(id, memberId, new Date(now()));
      return toItem(await findOwn(id, memberId));
    },

    /** The compact JWT, and the title of its project. @throws ApiError 404, 409 for a withdrawn one */
    async jwt(id: string, memberId: number): Promise<CredentialFile<string>> {
      const { facts, token } = await findValid(id, memberId);
      return { title: facts.title, content: token };
    },

    /** The badge image likewise. @throws ApiError 404, 409 for a withdrawn one, 429 for too many, 503 when the queue is full */
    async png(request: FastifyRequest, id: string, memberId: number): Promise<CredentialFile<Buffer>> {
      const { facts, token } = await findValid(id, memberId);
      const url = credentialUrl(facts.origin, id);
      const draw = () => drawBadge(facts, url);
      const picture = await drawPicture(request, { kind: 'badge', owner: memberId, content: [facts, url], draw });
      return { title: facts.title, content: bakeBadge(picture, token) };
    },

    /** All credentials of a member with their JWT, for the data export. */
    async exported(memberId: number): Promise<ExportedCredential[]> {
      const rows = await stored.ofMember(memberId);
      return rows.map((row) => ({ ...toItem(row), jwt: row.token }));
    },
  };
}
