import { hash } from 'node:crypto';
import { type FastifyRequest } from 'fastify';
import { type Member } from '../../access';

/** A visit: viewer, address and user agent. */
interface Visit {
  viewer: Member | null;
  ip: string;
  userAgent: string;
}

/** The visit of a request, on routes that read the viewer. */
export function visitOf({ viewer, ip, headers }: Pick<FastifyRequest, 'viewer' | 'ip' | 'headers'>): Visit {
  return { viewer, ip, userAgent: headers['user-agent'] ?? '' };
}

/** The key of a viewer; for visitors a salted hash of address and user agent. */
export function viewerKeyOf({ viewer, ip, userAgent }: Visit, salt: string): string {
  if (viewer) return viewerKeyOfMember(viewer.id);
  return `visitor ${hash('sha256', `${salt}\n${ip}\n${userAgent}`, 'base64url')}`;
}

/** The key of a member, the same on every device. */
export const viewerKeyOfMember = (memberId: number) => `member ${memberId}`;
