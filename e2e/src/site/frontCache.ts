import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';

/** The site as visitors reach it: nginx with its cache, in front of shells. */
export interface FrontCache {
  origin: string;
  port: number;
  stop(): Promise<void>;
}

const CONFIGURATION = new URL('../../../deploy/nginx/spielplan.conf', import.meta.url);
export const NGINX = '/usr/sbin/nginx';

/**
 * Starts nginx with the configuration of `deploy/nginx`, on http and one port alone. `shellPorts` may be
 * those of shells that start later.
 */
export async function startFrontCache(port: number, shellPorts: readonly number[]): Promise<FrontCache> {
  const folder = await mkdtemp(`${tmpdir()}/spielplan-nginx-`);
  await mkdir(`${folder}/cache`);
  const site = await readFile(CONFIGURATION, 'utf8');
  const [maps = '', , secure = ''] = site.split(/^server \{$/m);
  const server = secure
    .replace(/^ {2}(?:listen|ssl_|http2|server_name|access_log|error_log).*$/gm, '')
    .replace(/^/, `server {\n  listen 127.0.0.1:${port};\n`);
  const upstream = `upstream spielplan_shell { ${shellPorts.map((each) => `server 127.0.0.1:${each} max_fails=0;`).join(' ')} }`;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`);
  const http = [...temporary, 'access_log off;', maps.replace('/var/cache/nginx/spielplan', `${folder}/cache`), upstream, server];
  await writeFile(
    `${folder}/nginx.conf`,
    `daemon off; user root; pid ${folder}/nginx.pid; error_log ${folder}/error.log;\nevents {}\nhttp {\n${http.join('\n')}\n}\n`,
  );
  const nginx = spawn(NGINX, ['-e', `${folder}/error.log`, '-c', `${folder}/nginx.conf`], { stdio: 'inherit' });
  const ended = new Promise<void>((resolve) => nginx.once('close', () => resolve()));
  return {
    origin: `http://localhost:${port}`,
    port,
    async stop() {
      nginx.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
