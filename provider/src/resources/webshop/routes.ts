import type { FastifyInstance } from 'fastify';
import { paths, WEBSHOP_PATHS } from '@spielplan/shared-contracts/routes';
import { formatDate, formatTime } from '@spielplan/shared-contracts/i18n/dates';
import { formatCents } from '@spielplan/shared-contracts/i18n';
import type { ProviderContext } from '../../context.ts';
import { markup, pageLanguage, sendHtml } from '../../http/htmlPage.ts';
import { texts } from '../../i18n/texts.ts';
import { cartIdOf } from '../cart/cartCookie.ts';
import { readCartLines } from './cartLines.ts';

/** The shop behind the cart link: shows what is held for the visitor and until when. */
export function registerWebshop(app: FastifyInstance, context: ProviderContext): void {
  const [root] = WEBSHOP_PATHS;
  for (const url of [root, `${root}/*`]) {
    app.get(url, async (request, reply) => {
      const lang = pageLanguage(request);
      const text = texts(lang);
      const lines = await readCartLines(context, cartIdOf(request), lang);
      const last = lines.at(0);
      const total = lines.reduce((sum, { quantity, cents }) => sum + quantity * cents, 0);
      const items = lines.map((line) => {
        const when = `${formatDate(line.start, lang)}, ${formatTime(line.start, lang)}`;
        const what = `${line.quantity} × ${line.priceName}${line.group ? `, ${line.group}` : ''}: ${formatCents(line.quantity * line.cents)}`;
        return markup`<li><strong>${line.title}</strong><br>${when}<br>${what}</li>`;
      });
      const held = markup`<p>${text('webshop.until', { time: last ? formatTime(last.until, lang) : '' })}</p>
<ul>${items}</ul>
<p><strong>${text('webshop.total', { amount: formatCents(total) })}</strong></p>`;
      const body = markup`<h1>${text('webshop.title')}</h1>
${lines.length > 0 ? held : markup`<p>${text('webshop.empty')}</p>`}
<p>${text('webshop.sandbox')}</p>
<nav><a class="button" href="${paths.events({ lang })}">${text('webshop.back')}</a></nav>`;
      return sendHtml(reply, lang, text('webshop.title'), body);
    });
  }
}
