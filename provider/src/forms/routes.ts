import type { FastifyInstance } from 'fastify';
import { type FormProblem, formCall, formNamesCall, formProblemSchema, submitFormCall } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { ProviderContext } from '../platform/context.ts';
import { toProblem } from '../platform/http/problems.ts';
import { registerCall } from '../platform/http/registerCall.ts';
import { uploadOwnerOf } from '../media/uploads/uploadOwner.ts';
import type { FormFaults } from './checkEntry.ts';
import { listForms, readForm, submitForm } from './formService.ts';
import { presentForm } from './presentForm.ts';

/** Several long texts in a script of three bytes a letter. */
const MAX_ENTRY_BYTES = 256 * 1024;

/**
 * Forms of the house and what visitors send with them.
 * Entries go into the database, and no call gives them out.
 */
export function registerForms(app: FastifyInstance, context: ProviderContext): void {
  registerCall(
    app,
    context,
    formCall,
    async ({ lang, params }) => {
      const { form, fields } = await readForm(context, params.id);
      return presentForm(form, fields, lang, context.configuration.uploadLimits.visitor);
    },
    { cachedUntilChangeOf: 'content' },
  );

  registerCall(app, context, formNamesCall, ({ lang }) => listForms(context, lang));

  registerCall(
    app,
    context,
    submitFormCall,
    async ({ lang, body, request, reply }) => {
      reply.header('cache-control', 'no-store');
      const submission = await submitForm(context, body, lang, uploadOwnerOf(request));
      if ('faults' in submission) {
        return { refusedWith: 400, body: toFormProblem(submission.faults), schema: formProblemSchema };
      }
      reply.code(201);
      return { id: submission.id };
    },
    { mostPerMinute: context.configuration.formRateLimit, bodyLimit: MAX_ENTRY_BYTES },
  );
}

function toFormProblem(faults: FormFaults): FormProblem {
  const [[field, fault] = ['', 'invalid']] = Object.entries(faults);
  return { ...toProblem(new SpielplanError('INVALID_BODY', { field, detail: fault })), fields: { ...faults } };
}
