import { uploadMedia } from '@spielplan/shared-ui/media';
import type { Block, BlockKey } from '../../domain/forest/forest.ts';
import { findBlock } from '../../domain/forest/forest.ts';
import { excerptOf } from '../../domain/excerptOf.ts';
import type { Command } from '../../domain/operations/command.ts';
import { kindsAt } from '../../domain/kindsAt.ts';
import { placeBeside } from '../../domain/sections.ts';
import { lossesOf, type PasteLoss } from '../../domain/paste/cleanRichText.ts';
import { asTextBlock, type PastedBlock, pastedBlocks } from '../../domain/paste/pastedBlocks.ts';
import { fieldsOf, newKey, type WireBlock } from '../../domain/workspace/wireBlock.ts';
import { type EditingSession, refusalText } from '../../stores/createEditingSession.ts';
import { whenSettled } from '../../stores/createSaveQueue.ts';
import { type ClipboardContent, type CopiedBlock, type CopiedBlocks, writeClipboard } from '../../transport/blockClipboard.ts';
import { focusFrame } from './frames.ts';
import { nameOf } from './useKindLabel.ts';

/** Copies a block with everything in it and both languages; false where the provider cannot be asked for them. */
export async function copyBlock(session: EditingSession, key: BlockKey): Promise<boolean> {
  const { store, queue, calls, account, lang } = session;
  await whenSettled(queue);
  const { screen, server } = store.getState();
  const block = findBlock(screen, key)?.block;
  const stamp = server.known[key];
  if (!block) return false;
  const text = excerptOf(block) || nameOf(session, key);
  if (!stamp) {
    await writeClipboard(account, { form: 1, text, blocks: { [lang]: block } });
    return true;
  }
  const reply = await calls.source(stamp.id);
  if (reply.kind !== 'done') return false;
  const { subtree, blocks } = reply.value;
  const copied = Object.entries(blocks).map(([language, each]) => [language, toCopied(each)]);
  await writeClipboard(account, { form: 1, text, subtree, blocks: Object.fromEntries(copied) as CopiedBlocks['blocks'] });
  return true;
}

/** Puts what the clipboard holds below a block: blocks as they were copied, or text of other programs as blocks. */
export function pasteBehind(session: EditingSession, key: BlockKey, content: ClipboardContent): void {
  if (content.kind === 'files') return void pastePictures(session, key, content.files);
  if (content.kind === 'nothing') return session.say('said.pasteNothing');
  if (content.kind === 'text') return insertPasted(session, key, pastedBlocks(content), lossesOf(content.html));
  const { blocks, subtree } = content.copied;
  const source = blocks[session.lang] ?? Object.values(blocks)[0];
  if (!source) return session.say('said.pasteNothing');
  const block = withKeys(source);
  return insertBehind(session, key, [{ block, ...(subtree !== undefined && { subtree }) }]);
}

/**
 * Takes pictures of the clipboard into the library and puts each into a block of its own below a block; says in a sentence what
 * cannot be taken.
 */
export async function pastePictures(
  session: EditingSession,
  key: BlockKey,
  files: readonly File[],
  send: typeof uploadMedia = uploadMedia,
): Promise<void> {
  const pictures = files.filter(({ type }) => type.startsWith('image/'));
  if (pictures.length === 0 || pictures.length < files.length) return session.say('said.pasteFiles');
  if (!isOfferedBelow(session, key, 'image')) return session.say('said.pasteNotOffered');
  session.say('said.pastingPictures');
  const { signal } = new AbortController();
  const pasted: PastedBlock[] = [];
  for (const file of pictures) {
    const outcome = await send(file, { signal, onProgress: () => undefined, onPaused: () => undefined });
    // A provider without a library takes pictures in the fields of a block alone.
    if (outcome.kind === 'failed' && outcome.fault === 'refused') return session.say('said.pasteFiles');
    if (outcome.kind !== 'kept' || outcome.item.kind !== 'picture') return session.say('said.pictureFailed');
    pasted.push({ model: 'image', fields: { image: outcome.item.value } });
  }
  if (!findBlock(session.store.getState().screen, key)) return session.say('said.pictureFailed');
  insertPasted(session, key, pasted);
}

function isOfferedBelow({ ui, store }: EditingSession, key: BlockKey, model: string): boolean {
  const { kinds } = ui.getState();
  const { screen } = store.getState();
  const place = placeBeside(screen, key, 1);
  return !kinds || !place || kindsAt(kinds, screen, place).some((kind) => kind.model === model);
}

/** Puts what text has become below a block, and says what of it could not be kept; kinds that the house does not offer become text. */
export function insertPasted(
  session: EditingSession,
  key: BlockKey,
  pasted: readonly PastedBlock[],
  lost: readonly PasteLoss[] = [],
): void {
  if (pasted.length === 0) return session.say('said.pasteNothing', undefined, lost);
  const { kinds } = session.ui.getState();
  const { screen } = session.store.getState();
  const place = placeBeside(screen, key, 1);
  const here = kinds && place ? kindsAt(kinds, screen, place) : null;
  const isOffered = (model: string) => !here || here.some((kind) => kind.model === model);
  const offered = pasted
    .map((each) => (isOffered(each.model) ? each : asTextBlock(each)))
    .filter(({ model }) => isOffered(model));
  if (offered.length === 0) return session.say('said.pasteNotOffered');
  return insertBehind(
    session,
    key,
    offered.map(({ model, fields }) => ({ block: { key: newKey(model), model, fields, columns: [] } })),
    lost,
  );
}

function insertBehind(
  session: EditingSession,
  key: BlockKey,
  added: readonly { block: Block; subtree?: unknown }[],
  lost: readonly PasteLoss[] = [],
): void {
  const place = placeBeside(session.store.getState().screen, key, 1);
  if (!place) return;
  const commands = added.map((each, index): Command => ({
    kind: 'insert',
    ...each,
    place: { ...place, position: place.position + index },
  }));
  const refusal = session.store.runAll(commands);
  if (refusal) session.say(refusalText(refusal), { total: added.length });
  else session.say('said.pasted', { total: added.length }, lost);
  const first = added[0]?.block.key;
  if (refusal || !first) return;
  session.ui.setState({ active: first });
  focusFrame(first);
}

function withKeys({ model, fields, columns }: CopiedBlock): Block {
  return {
    key: newKey(model),
    model,
    fields,
    columns: columns.map(({ classes, children }) => ({ classes, children: children.map(withKeys) })),
  };
}

function toCopied(wire: WireBlock): CopiedBlock {
  return {
    model: wire.model,
    fields: fieldsOf(wire),
    columns: wire.columns.map(({ classes, children }) => ({ classes, children: children.map(toCopied) })),
  };
}
