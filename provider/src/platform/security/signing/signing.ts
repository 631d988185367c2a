import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a signature is for: one made for one purpose is worth nothing for another. */
export type Purpose = 'visitor' | 'form' | 'account' | 'network' | 'subtree' | 'device';

/** One secret, and since when it signs (epoch ms). It is accepted before that. */
export interface SigningKey {
  secret: string;
  signsFrom: number;
}

export interface Signing {
  /** 128 bits in hexadecimal that only a holder of the secret can make. */
  sign(purpose: Purpose, value: string): string;
  /** Whether a signature was made with one of the accepted secrets. Takes the same time wherever it differs. */
  isSigned(purpose: Purpose, value: string, signature: unknown): boolean;
}

/** Signs with the newest key that signs already and accepts all of them; `keys` are the newest first. */
export function createSigning(keys: () => readonly SigningKey[], now: () => number = Date.now): Signing {
  return {
    sign: (purpose, value) => sign(signingKey(keys(), now()).secret, purpose, value),
    isSigned(purpose, value, signature) {
      if (typeof signature !== 'string') return false;
      const given = Buffer.from(signature);
      return keys().some(({ secret }) => {
        const right = Buffer.from(sign(secret, purpose, value));
        return right.length === given.length && timingSafeEqual(right, given);
      });
    },
  };
}

function signingKey(keys: readonly SigningKey[], now: number): SigningKey {
  const key = keys.find(({ signsFrom }) => signsFrom <= now) ?? keys.at(-1);
  if (!key) throw new RangeError('There is no key to sign with.');
  return key;
}

function sign(secret: string, purpose: Purpose, value: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${value}`).digest('hex').slice(0, 32);
}
