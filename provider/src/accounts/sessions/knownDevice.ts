import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ProviderContext } from '../../platform/context.ts';
import { isSecure } from '../../platform/security/cookieNames.ts';

const COOKIE = 'known_device';
const SECONDS = 180 * 86_400;
const VALUE = /^([\da-f]{32})\.([\da-f]{32})$/;

/**
 * The device of a request, where an account of this name has logged in from it before; else null. The browser keeps a
 * random number that is signed together with the name, so that it says nothing of the name and serves no other one.
 */
export function knownDeviceOf(
  { signing }: Pick<ProviderContext, 'signing'>,
  request: FastifyRequest,
  username: string,
): string | null {
  const [, device, signature] = VALUE.exec(request.cookies[COOKIE] ?? '') ?? [];
  if (!device || !signature) return null;
  return signing.isSigned('device', deviceValue(device, username), signature) ? device : null;
}

/** Lets the browser of a login that went well be known by the next ones with this name. */
export function rememberDevice(
  { signing, configuration }: Pick<ProviderContext, 'signing' | 'configuration'>,
  reply: FastifyReply,
  username: string,
): void {
  const device = randomBytes(16).toString('hex');
  reply.setCookie(COOKIE, `${device}.${signing.sign('device', deviceValue(device, username))}`, {
    path: '/pageeditor-api',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(configuration),
    maxAge: SECONDS,
  });
}

function deviceValue(device: string, username: string): string {
  return `${device} ${username.toLowerCase()}`;
}
