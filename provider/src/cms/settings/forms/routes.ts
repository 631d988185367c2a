import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  alertsFormCall,
  brandFormCall,
  changeAlertsCall,
  changeBrandCall,
  changeDesignCall,
  changeHoursCall,
  changeHoursPlaceCall,
  changeHouseTextsCall,
  changeRedirectsCall,
  changeSwitchesCall,
  designFormCall,
  hoursFormCall,
  hoursPlaceFormCall,
  houseTextsFormCall,
  redirectsFormCall,
  switchesFormCall,
} from '@spielplan/shared-contracts/api';
import type { ProviderContext } from '../../../platform/context.ts';
import { registerCall } from '../../../platform/http/registerCall.ts';
import {
  alertsForm,
  brandForm,
  designForm,
  hoursForm,
  hoursPlaceForm,
  houseTextsForm,
  redirectsForm,
  switchesForm,
} from './forms.ts';
import { changeForm, readForm } from './siteSetting.ts';

/** The settings of the site that editors change: alerts, opening hours, redirects, design, whether it is open. */
export function registerSiteSettings(app: FastifyInstance, context: ProviderContext): void {
  const { db } = context;

  registerCall(app, context, alertsFormCall, async ({ reply }) => tagged(reply, await readForm(db, alertsForm)));
  registerCall(app, context, changeAlertsCall, async ({ body, request, reply }) =>
    tagged(reply, await changeForm(context, request, alertsForm, body)),
  );
  registerCall(app, context, hoursFormCall, async ({ reply }) => tagged(reply, await readForm(db, hoursForm)));
  registerCall(app, context, changeHoursCall, async ({ body, request, reply }) =>
    tagged(reply, await changeForm(context, request, hoursForm, body)),
  );
  registerCall(app, context, hoursPlaceFormCall, async ({ reply }) => tagged(reply, await readForm(db, hoursPlaceForm)));
  registerCall(app, context, changeHoursPlaceCall, async ({ body, request, reply }) =>
    tagged(reply, await changeForm(context, request, hoursPlaceForm, body)),
  );
  registerCall(app, context, redirectsFormCall, async ({ reply }) => tagged(reply, await readForm(db, redirectsForm)));
  registerCall(app, context, changeRedirectsCall, async ({ body, request, reply }) =>
    tagged(reply, await changeForm(context, request, redirectsForm, body)),
  );
  registerCall(app, context, designFormCall, async ({ reply }) => tagged(reply, await readForm(db, designForm)));
  registerCall(app, context, changeDesignCall, async ({ body, request, reply }) =>
    tagged(reply, await changeForm(context, request, designForm, body)),
  );
  registerCall(app, context, brandFormCall, async ({ reply }) => tagged(reply, await readForm(db, brandForm)));
  registerCall(app, context, changeBrandCall, async ({ body, request, reply }) =>
    tagged(reply, await changeForm(context, request, brandForm, body)),
  );
  registerCall(app, context, houseTextsFormCall, async ({ reply }) => tagged(reply, await readForm(db, houseTextsForm)));
  registerCall(app, context, changeHouseTextsCall, async ({ body, request, reply }) =>
    tagged(reply, await changeForm(context, request, houseTextsForm, body)),
  );
  registerCall(app, context, switchesFormCall, async ({ reply }) => tagged(reply, await readForm(db, switchesForm)));
  registerCall(app, context, changeSwitchesCall, async ({ body, request, reply }) =>
    tagged(reply, await changeForm(context, request, switchesForm, body)),
  );
}

function tagged<A extends object>(reply: FastifyReply, answer: A): A {
  if ('revision' in answer) reply.header('etag', `"${String(answer.revision)}"`);
  return answer;
}
