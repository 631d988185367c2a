import { request } from 'node:http';

interface Failing {
  /** The shell that is told, and the origin of the pages that tell it. */
  shell: string;
  origin: string;
  remote: string;
  version: string;
  path: string;
  visitors: number;
}

/** Tells a shell what the browsers of so many visitors would, each from an address of its own: a build failed there. */
export async function tellOfFailures({ shell, origin, remote, version, path, visitors }: Failing): Promise<void> {
  const body = JSON.stringify({ what: `${remote} ${version} in screen`, code: 'SP-9000', detail: 'no stage', path });
  const { port } = new URL(shell);
  for (let visitor = 1; visitor <= visitors; visitor += 1) {
    const address = `127.0.1.${visitor}`;
    await new Promise<void>((resolve, reject) => {
      request({
        host: '127.0.0.1',
        port,
        localAddress: address,
        path: '/_failures',
        method: 'POST',
        headers: { origin, 'x-forwarded-for': address },
      })
        .on('response', (answer) => answer.resume().on('end', resolve))
        .on('error', reject)
        .end(body);
    });
  }
}
