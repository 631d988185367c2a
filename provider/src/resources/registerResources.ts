import type { FastifyInstance } from 'fastify';
import type { ProviderContext } from '../context.ts';
import { registerArticles } from './articles/routes.ts';
import { registerCalendar } from './calendar/routes.ts';
import { registerCart } from './cart/routes.ts';
import { registerErrorLog } from './errorLog/routes.ts';
import { registerEvents } from './events/routes.ts';
import { registerHealth } from './health/routes.ts';
import { registerOptions } from './options/routes.ts';
import { registerPosters } from '../media/routes.ts';
import { registerLogin } from './login/routes.ts';
import { registerPages } from './pages/routes.ts';
import { registerSite } from './site/routes.ts';
import { registerTeasers } from './teasers/routes.ts';
import { registerUsers } from './users/routes.ts';
import { registerWebshop } from './webshop/routes.ts';

/** Everything the provider serves. */
export async function registerResources(app: FastifyInstance, context: ProviderContext): Promise<void> {
  registerHealth(app, context);
  registerSite(app, context);
  registerPages(app, context);
  registerOptions(app, context);
  registerEvents(app, context);
  registerCalendar(app, context);
  registerTeasers(app, context);
  registerArticles(app, context);
  registerUsers(app, context);
  await registerLogin(app, context);
  registerPosters(app, context);
  registerWebshop(app, context);
  registerCart(app, context);
  registerErrorLog(app, context);
}
