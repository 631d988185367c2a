import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import { circle, n, rect } from '../../media/posters/compositions/composition.ts';
import { encodeWav } from './encodeWav.ts';

const FILM = { width: 768, height: 512, perSecond: 24, seconds: 8 };
const SOUND = { rate: 44_100, seconds: 16 };
const NIGHT = '#12182B';
const SUN = '#FFB938';
const PAPER = '#F6F2EA';
const WATERS = ['#0B5D4E', '#B9341A', '#1C2747', '#10231F'];
/** A pentatonic scale, in Hz; the order is the tune. */
const TUNE = [220, 329.63, 293.66, 440, 392, 261.63, 329.63, 220];

/**
 * Draws the film and sounds the piece of this folder; needs
 * `ffmpeg` on the machine. The same files come out each time.
 */
async function makeMedia(): Promise<void> {
  const { width, height, perSecond } = FILM;
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', String(perSecond), '-i', '-'];
  const h264 = ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '30', '-pix_fmt', 'yuv420p', '-movflags', '+faststart', '-an'];
  await encode(Readable.from(frames()), [...raw, ...h264], 'river-film-1.mp4');
  const mp3 = ['-f', 'wav', '-i', '-', '-c:a', 'libmp3lame', '-b:a', '64k', '-ac', '1'];
  await encode(Readable.from([encodeWav(playTune(), SOUND.rate)]), mp3, 'river-tones-1.mp3');
}

async function* frames(): AsyncGenerator<Buffer> {
  const count = FILM.perSecond * FILM.seconds;
  for (let frame = 0; frame < count; frame += 1) {
    yield await sharp(Buffer.from(drawFrame(frame / count)))
      .flatten()
      .removeAlpha()
      .raw()
      .toBuffer();
  }
}

/** A moon over four waters; `phase` runs from 0 to 1, and 1 looks like 0. */
function drawFrame(phase: number): string {
  const { width, height } = FILM;
  const turn = 2 * Math.PI * phase;
  const moon = circle(width * (0.5 + 0.18 * Math.sin(turn)), height * (0.42 - 0.08 * Math.cos(turn)), 92, SUN);
  const houses = [0, 1, 2, 3, 4]
    .map((house) => rect(70 + house * 136, 240 - 26 * (house % 3) - 12 * Math.sin(turn + house), 68, 220, PAPER))
    .join('');
  const waters = WATERS.map((color, index) => wave(300 + index * 52, turn * (index % 2 ? -1 : 1) + index, color)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${rect(0, 0, width, height, NIGHT)}${moon}${houses}${waters}</svg>`;
}

function wave(top: number, turn: number, color: string): string {
  const points = Array.from({ length: 33 }, (_, step) => {
    const x = (step * FILM.width) / 32;
    return `${n(x)},${n(top + 18 * Math.sin(turn + (x / FILM.width) * 4 * Math.PI))}`;
  });
  return `<polygon points="0,${FILM.height} ${points.join(' ')} ${FILM.width},${FILM.height}" fill="${color}"/>`;
}

/** Eight soft notes over a low drone, between -1 and 1. */
function playTune(): Float32Array {
  const { rate, seconds } = SOUND;
  return Float32Array.from({ length: rate * seconds }, (_, sample) => {
    const time = sample / rate;
    const fade = Math.min(1, time / 1.5, (seconds - time) / 2);
    const notes = TUNE.map((pitch, index) => bell(pitch, time - index * 1.75));
    const drone = 0.12 * Math.sin(2 * Math.PI * 110 * time) * (1 + 0.4 * Math.sin(2 * Math.PI * 0.25 * time));
    return fade * (drone + notes.reduce((sum, note) => sum + note, 0));
  });
}

function bell(pitch: number, since: number): number {
  if (since < 0) return 0;
  const swell = Math.min(1, since / 0.03) * Math.exp(-since * 1.4);
  return swell * (0.3 * Math.sin(2 * Math.PI * pitch * since) + 0.08 * Math.sin(2 * Math.PI * pitch * 2.01 * since));
}

async function encode(input: Readable, options: readonly string[], file: string): Promise<void> {
  const sameEachTime = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact'];
  const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...options, ...sameEachTime, join(import.meta.dirname, file)], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => ffmpeg.on('close', resolve));
  await pipeline(input, ffmpeg.stdin);
  if ((await ended) !== 0) throw new Error(`ffmpeg could not make ${file}.`);
}

await makeMedia();
