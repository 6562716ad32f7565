import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';

/** Debian's Firefox, where it is installed. */
export const firefox = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) =>
  existsSync(path),
);

const QUIET = `
user_pref("app.update.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("toolkit.telemetry.enabled", false);
`;

/**
 * Evaluates an expression in a page of Firefox, after a script. No tool here can drive a stock Firefox, so
 * the page sends its answer to a server of this test on the loopback interface.
 */
export async function runInFirefox(script: string, expression: string): Promise<string> {
  const profile = mkdtempSync(join(tmpdir(), 'claimgate-firefox-'));
  writeFileSync(join(profile, 'user.js'), QUIET);
  const page = `<!doctype html><meta charset="utf-8"><script src="/script.js"></script>`;
  const main = `${script}
${expression}.then(
  (answer) => fetch('/answer', { method: 'POST', body: JSON.stringify(answer) }),
  (error) => fetch('/answer', { method: 'POST', body: JSON.stringify(String(error)) }),
);`;
  const { promise, reject, resolve } = deferred();
  const server = createServer((request, response) => {
    if (request.method === 'POST') {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        response.end();
        resolve(Buffer.concat(parts).toString('utf8'));
      });
    } else if (request.url === '/script.js') {
      response.setHeader('content-type', 'text/javascript; charset=utf-8').end(main);
    } else {
      response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const running = execa(
    firefox ?? 'firefox',
    ['--headless', '--no-remote', '--profile', profile, `http://127.0.0.1:${port}/`],
    { env: { HOME: profile, MOZ_CRASHREPORTER_DISABLE: '1' }, reject: false },
  );
  void running.then(({ stderr }) => reject(new Error(`Firefox ended: ${stderr}`)));
  try {
    return await promise;
  } finally {
    running.kill();
    await running;
    server.close();
    server.closeAllConnections();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Node.js 20 lacks `Promise.withResolvers`. */
function deferred() {
  let resolve: (text: string) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<string>((kept, broken) => {
    resolve = kept;
    reject = broken;
  });
  return { promise, reject, resolve };
}
