import { type FastifyRequest } from 'fastify';
import { type Caller } from '../jobs/concurrencyLimiter';
import { clientSignal } from './clientSignal';
import { byAddress } from './rateLimits';

/** The client of a request, for a queue that serves addresses in turn and drops the jobs of clients that have gone. */
export const callerOf = (request: FastifyRequest): Caller => ({
  address: byAddress(request),
  signal: clientSignal(request),
});
