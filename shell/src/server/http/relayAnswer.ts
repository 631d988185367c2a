import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Admit } from '@spielplan/shared-contracts/http';

/** The part of an answer that is buffered for a slow reader, so that the provider's connection is free for others. */
const MAX_UNREAD_BYTES = 512 * 1024;
/** The time in which a visitor must read that much. */
const STALL_MS = 60_000;

/**
 * Passes the body of an answer on. A reader who is slow over a
 * large one is ended, the oldest of a network first (`admit`).
 */
export function relayAnswer(answer: IncomingMessage, response: ServerResponse, network: string, admit: Admit): void {
  let resume: (() => void) | null = null;
  answer.on('data', (part: Buffer) => {
    if (response.write(part) || response.writableLength <= MAX_UNREAD_BYTES || resume) return;
    answer.pause();
    const cut = () => void response.destroy();
    const timer = setTimeout(cut, STALL_MS).unref();
    const leave = admit(network, cut);
    resume = () => {
      clearTimeout(timer);
      leave();
      resume = null;
    };
  });
  response.on('drain', () => {
    resume?.();
    answer.resume();
  });
  response.once('close', () => resume?.());
  answer.once('end', () => response.end());
  answer.once('error', () => response.destroy());
}
