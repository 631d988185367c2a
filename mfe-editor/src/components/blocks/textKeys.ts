import { filesOf } from '@spielplan/shared-ui/media';
import { type BlockKey, findBlock } from '../../domain/forest/forest.ts';
import { lossesOf, parseHtml } from '../../domain/paste/cleanRichText.ts';
import { pastedBlocks } from '../../domain/paste/pastedBlocks.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';
import { insertPasted, pastePictures } from './copyPaste.ts';

/** Opens the list of kinds at a block whose text is empty; an empty text block makes room for what is chosen. */
export function openKindsAt(session: EditingSession, key: BlockKey): void {
  const found = findBlock(session.store.getState().screen, key);
  if (!found) return;
  const { block, place } = found;
  const isBlank = block.model === 'text' && isBlankText(block.fields['content']);
  const layer = isBlank
    ? { kind: 'kinds' as const, place, replaces: key }
    : { kind: 'kinds' as const, place: { ...place, position: place.position + 1 } };
  session.ui.setState({ layer, active: key });
}

function isBlankText(value: unknown): boolean {
  return value == null || (typeof value === 'string' && value.trim() === '');
}

/**
 * What of pasted text goes into the text it was pasted in: words for a line, clean markup for rich text. Headlines, videos and what
 * follows them become blocks below.
 */
export function pasteInText(session: EditingSession, key: BlockKey, data: DataTransfer, into: 'line' | 'rich'): string {
  const content = { html: data.getData('text/html'), text: data.getData('text/plain') };
  const lost = lossesOf(content.html);
  const [first, ...rest] = pastedBlocks(content);
  const files = filesOf(data);
  if (!first && content.html === '' && files.length > 0) {
    void pastePictures(session, key, files);
    return '';
  }
  if (!first) {
    session.say('said.pasteNothing', undefined, lost);
    return '';
  }
  const isHere = into === 'line' ? first.model !== 'video' : first.model === 'text';
  const behind = isHere ? rest : [first, ...rest];
  if (behind.length > 0) insertPasted(session, key, behind, lost);
  else if (lost.length > 0) session.say('', undefined, lost);
  if (!isHere) return '';
  const html = String(first.fields['content']);
  return into === 'rich' ? html : lineOf(first.model === 'text' ? html : null, html);
}

/** A line has no markup; paragraphs are parted by spaces. */
function lineOf(html: string | null, words: string): string {
  const text = html === null ? words : (parseHtml(html.replaceAll(/<\/p>|<br>/g, ' $&')).textContent ?? '');
  return text.replace(/\s+/g, ' ').trim();
}
