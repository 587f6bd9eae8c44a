import { type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import { listenTo, type Listening } from '../../../db/listenTo';
import { ALARM_CHANNEL, notifiedMembers, ARCHIVE_CHANNEL, readArchiveNotice } from '../../notice';
import { unavailable } from '../../../lib/http/errors';
import { openEventStream } from '../../../lib/http/eventStream';
import { type FeatureDeps } from '../../../lib/featureDeps';
import { byAddress } from '../../../lib/http/rateLimits';
import { findOpenSessions } from './alarmSession.repository';
import { createAlarmStreams, type AlarmStreams } from './alarmStreams';

/** The triggers `session_revoked` and `session_deleted` send the id of a session there. */
const SESSION_ENDED_CHANNEL = 'session_ended';

/** Many members may share one address, for example on a campus. */
const MOST_PER_ADDRESS = 2_000;

/** Notifies open pages that the alarms have changed. For members: the hook of the scope checks that. */
export const alarmStreamRoutes: FastifyPluginAsync<FeatureDeps> = async (app, deps) => {
  const { db, tokens, now, rateLimitMultiplier, metrics } = deps;
  const streams = createAlarmStreams({
    now,
    findOpenSessions: (ids) => findOpenSessions(db, ids, new Date(now())),
    onError: (err) => app.log.warn({ err }, 'The sessions of open streams could not be checked; the check is retried.'),
    mostPerAddress: Math.max(1, Math.round(MOST_PER_ADDRESS * rateLimitMultiplier)),
  });
  metrics.watchStreams(streams.count);
  listenWhileRunning(app, deps.listenUrl, streams);

  let closing = false;
  // Streams must end first: the server waits for open responses when it stops.
  app.addHook('preClose', async () => {
    closing = true;
    streams.close();
  });

  app.get('/alarm/stream', { exposeHeadRoute: false }, async (request, reply) => {
    const token = tokens.read(request.headers.access);
    if (closing || !token) throw unavailable();
    const { memberId, sessionId, expiresAt } = token;
    const address = byAddress(request);
    streams.admit(address);
    streams.add({ memberId, sessionId, address, expiresAt }, (onClose) => openEventStream(reply, onClose));
    return reply;
  });
};

/** One LISTEN connection per process. */
function listenWhileRunning(app: FastifyInstance, url: string, streams: AlarmStreams): void {
  let listening: Listening | undefined;
  app.addHook('onReady', async () => {
    listening = listenTo({
      url,
      channels: {
        [ALARM_CHANNEL]: (payload) => streams.send(notifiedMembers(payload)),
        [ARCHIVE_CHANNEL]: (payload) => streams.sendArchive(readArchiveNotice(payload)),
        [SESSION_ENDED_CHANNEL]: streams.endSession,
      },
      onListening: streams.endMissed,
      onError: (err) => app.log.warn({ err }, 'New alarms are not received until the database is available again.'),
    });
  });
  app.addHook('onClose', async () => listening?.close());
}
