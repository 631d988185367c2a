import { readFeed, readHistory } from '../release/feedStore.ts';

// `run.mjs history [remote]`: what is current, what is paused, and who did what, when and why.
const [remote] = process.argv.slice(2);
const [feed, history] = await Promise.all([readFeed(), readHistory()]);
const say = (line: string) => void process.stdout.write(`${line}\n`);
say(`feed ${feed.number ?? 'none'}`);
for (const { name, version } of Object.values(feed.remotes)) say(`${name} ${version}`);
for (const [name, why] of Object.entries(feed.paused ?? {})) say(`${name} paused: ${why}`);
say('');
for (const { number, at, who, what, remote: name, version, before, why } of history.slice(-50))
  if (!remote || remote === name)
    say(`${at} ${number} ${who} ${what} ${name} ${before ?? 'none'} → ${version ?? 'none'}${why ? `: ${why}` : ''}`);
