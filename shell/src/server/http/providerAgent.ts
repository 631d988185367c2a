import { Agent, type AgentOptions } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import type { Duplex } from 'node:stream';

/** Connections of the proxy to the provider, at once. */
const MAX_CONNECTIONS = 256;
/** Sockets for requests with unusual connection headers. */
const MAX_UNUSUAL = 32;

/**
 * Agents for the usual requests, whose connections are kept, and
 * for the others, which get one each that is closed behind them.
 */
export function createAgents(isSecure: boolean, maxSockets = MAX_CONNECTIONS) {
  const unusual = { keepAlive: false, maxSockets: Math.min(MAX_UNUSUAL, maxSockets) };
  return isSecure
    ? { kept: guardIdle(new SecureAgent({ keepAlive: true, maxSockets })), unusual: new SecureAgent(unusual) }
    : { kept: guardIdle(new Agent({ keepAlive: true, maxSockets })), unusual: new Agent(unusual) };
}

/**
 * Closes an idle connection on which something arrives:
 * it would be read as the answer to the next request.
 */
function guardIdle<Kept extends Agent>(agent: Kept): Kept {
  const closeIdle = new WeakMap<Duplex, () => void>();
  const keep = agent.keepSocketAlive.bind(agent);
  const reuse = agent.reuseSocket.bind(agent);
  return Object.assign(agent, {
    keepSocketAlive(socket: Duplex) {
      if (socket.readableLength > 0) return false;
      const close = () => void socket.destroy();
      closeIdle.set(socket, close);
      socket.once('data', close);
      return keep(socket);
    },
    reuseSocket(socket: Duplex, request: Parameters<Agent['reuseSocket']>[1]) {
      const close = closeIdle.get(socket);
      if (close) socket.off('data', close);
      reuse(socket, request);
    },
  } satisfies Partial<Record<keyof Agent | keyof AgentOptions, unknown>>);
}
