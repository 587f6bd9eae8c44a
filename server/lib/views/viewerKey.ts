import { hash } from 'node:crypto';
import { type FastifyRequest } from 'fastify';
import { type Member } from '../member';

/** Who looks at a post, and from where. */
interface Visit {
  viewer: Member | null;
  ip: string;
  userAgent: string;
}

/** On routes that read the viewer. */
export function visitOf({ viewer, ip, headers }: Pick<FastifyRequest, 'viewer' | 'ip' | 'headers'>): Visit {
  return { viewer, ip, userAgent: headers['user-agent'] ?? '' };
}

/** Names a viewer; a visitor by a hash of address and browser that tells neither without the salt (D38). */
export function viewerKeyOf({ viewer, ip, userAgent }: Visit, salt: string): string {
  if (viewer) return viewerKeyOfMember(viewer.id);
  return `visitor ${hash('sha256', `${salt}\n${ip}\n${userAgent}`, 'base64url')}`;
}

/** The same for a member, wherever they look from. */
export const viewerKeyOfMember = (memberId: number) => `member ${memberId}`;
