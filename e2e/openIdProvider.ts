import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './server';

/** A provider of OpenID Connect on this machine, and the variables with which a server knows it as Google. */
export async function startProvider(publicUrl: string) {
  const port = await freePort();
  const callback = `${publicUrl}/api/login/social/google/callback`;
  const child = spawn(process.execPath, ['server/app/testing/openId/provider.mjs', port, callback], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(child.stdout, 'data');
  return {
    env: {
      OIDC_GOOGLE_ISSUER: `http://127.0.0.1:${port}`,
      OIDC_GOOGLE_ID: 'teamieum',
      OIDC_GOOGLE_SECRET: 'the secret of the client',
    },
    async stop() {
      child.kill();
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
