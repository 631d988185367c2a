import { ACCESS_REQUEST } from './accessRequest.ts';
import { CONTACT } from './contact.ts';
import type { SeedForm } from './form.ts';
import { NEWSLETTER } from './newsletter.ts';
import { RESIDENCY } from './residency.ts';
import { SCHOOL_WORKSHOP } from './schoolWorkshop.ts';

/** The forms of the house; the first has the id 1. */
export const FORMS: readonly SeedForm[] = [CONTACT, SCHOOL_WORKSHOP, RESIDENCY, ACCESS_REQUEST, NEWSLETTER];
