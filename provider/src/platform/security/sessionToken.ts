import type { FastifyRequest } from 'fastify';
import { HOST_COOKIE_PREFIX, SESSION_COOKIE } from '@spielplan/shared-contracts/api';
import type { Configuration } from '../configuration/configuration.ts';
import { cookieNames } from './cookieNames.ts';

/** A working day: an editor logs in once in the morning. */
export const SESSION_SECONDS = 12 * 3_600;

const replaced = new WeakMap<FastifyRequest, string | null>();

/**
 * The secret that the request's session cookie holds, or
 * null. After a login or a logout that of the answer's.
 */
export function sessionTokenOf(configuration: Configuration, request: FastifyRequest): string | null {
  const now = replaced.get(request);
  return now === undefined ? request.cookies[cookieNames(configuration).session] || null : now;
}

/** Whether a request brings a session cookie of either name, whatever it is worth. */
export function bringsSession({ cookies }: FastifyRequest): boolean {
  return cookies[SESSION_COOKIE] !== undefined || cookies[`${HOST_COOKIE_PREFIX}${SESSION_COOKIE}`] !== undefined;
}

/** Notes that the answer to a request gives the browser another session, or none. */
export function replaceSessionToken(request: FastifyRequest, token: string | null): void {
  replaced.set(request, token);
}
