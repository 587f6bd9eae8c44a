import { type Member } from './cluster';
import { addressOf, MEMBERS, type MemberName } from './configuration';

/** A member of the cluster as Patroni reports it. */
export interface Role {
  name: MemberName;
  role: string;
  state: string;
  lag?: number | string;
}

/** Whether every member runs and one standby is synchronous. */
export function isHealthy(roles: readonly Role[]): boolean {
  const isCurrent = ({ role, state, lag }: Role) =>
    ['running', 'streaming'].includes(state) && (role === 'leader' || lag === 0);
  return (
    roles.length === MEMBERS.length &&
    roles.every(isCurrent) &&
    ['leader', 'sync_standby'].every((wanted) => roles.some(({ role }) => role === wanted))
  );
}

/** The state of all members, as reported by the first member that responds. */
export async function readRoles(members: readonly Member[]): Promise<Role[]> {
  const asked = members
    .filter(({ patroni }) => patroni.isRunning())
    .map(async ({ name }) => {
      const response = await fetch(`http://${addressOf(name)}:8008/cluster`, { signal: AbortSignal.timeout(5_000) });
      return ((await response.json()) as { members: Role[] }).members;
    });
  return Promise.any(asked);
}

/** Whether the etcd of a member responds as healthy. */
export async function isEtcdHealthy({ name }: Member): Promise<boolean> {
  const response = await fetch(`http://${addressOf(name)}:2379/health`).catch(() => undefined);
  return ((await response?.json()) as { health: string } | undefined)?.health === 'true';
}

/** The leader of etcd and the responding members, by their ids; undefined without a response. */
export async function readEtcdStatus({ name }: Member) {
  const url = `http://${addressOf(name)}:2379/v3/maintenance/status`;
  const response = await fetch(url, { method: 'POST', body: '{}' }).catch(() => undefined);
  const status = (await response?.json()) as { leader: string; header: { member_id: string } } | undefined;
  return status && { leader: status.leader, member: status.header.member_id };
}
