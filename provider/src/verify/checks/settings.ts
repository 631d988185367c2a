import { readCartCall, settingsCall } from '@spielplan/shared-contracts/api';
import { isCurrency, isTimeZone } from '@spielplan/shared-contracts/i18n/adopt-formats';
import type { Check } from '../check.ts';

/** What only the settings can say, and what is done where they do not. */
export const settingsCheck: Check = {
  id: 'settings',
  title: 'The settings say whose site it is and where its shop is',
  async run(context) {
    const where = { call: settingsCall, request: settingsCall.path };
    const { json, status } = await context.target.ask(settingsCall.path);
    context.looked();
    const settings = settingsCall.answer.safeParse(json);
    if (status !== 200 || !settings.success) {
      const why = status === 200 ? settings.error?.issues[0]?.path.join('.') : `status ${status}`;
      return context.deviates(`cannot be read (${why}); what cannot be left out costs the whole site`, where);
    }
    const { design, shop_hosts: hosts, time_zone: zone, currency } = settings.data;
    if (zone !== undefined && !isTimeZone(zone)) context.deviates(`time_zone ${zone} is no zone of the IANA database`, where);
    if (currency !== undefined && !isCurrency(currency))
      context.deviates(`currency ${currency} is none of ISO 4217 with hundredths or none`, where);
    if (!design.header.basketLink) context.notes('no design.header.basketLink: the empty cart leads to the programme', where);
    if (!hosts) context.notes('no shop_hosts: carts are followed on the site itself and where its links to tickets lead', where);
    const cart = await context.target.another().ask(readCartCall.path);
    const { cart_url: cartUrl } = (cart.json ?? {}) as { cart_url?: unknown };
    const host = typeof cartUrl === 'string' ? URL.parse(cartUrl)?.host : undefined;
    if (hosts && host !== undefined && !hosts.includes(host))
      context.deviates(`cart_url leads to ${host}, which shop_hosts does not name`, {
        call: readCartCall,
        request: readCartCall.path,
      });
  },
};
