const HEADER = 44;

/** One channel of samples between -1 and 1 as a WAV file of 16 bits. */
export function encodeWav(samples: Float32Array, rate: number): Buffer {
  const wav = Buffer.alloc(HEADER + samples.length * 2);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(rate, 24);
  wav.writeUInt32LE(rate * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, index) =>
    wav.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), HEADER + index * 2),
  );
  return wav;
}
