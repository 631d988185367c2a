import type { Localised } from '@spielplan/shared-contracts/i18n';
import { t } from './text.ts';

/** What somebody pays who comes along with a visitor entitled to a companion: nothing, or a share of the wheelchair space beside them. */
export type CompanionRule = 'free' | 'half';

/** The one rule of the house: prices, terms, visit pages and easy language say it alike. */
const COMPANION_RULE: CompanionRule = 'free';

const SHARES: Record<CompanionRule, number> = { free: 0, half: 0.5 };

/** What a companion seat costs beside a wheelchair space, in cents. */
export function companionCents(wheelchairCents: number, rule: CompanionRule = COMPANION_RULE): number {
  return wheelchairCents * SHARES[rule];
}

interface CompanionTexts {
  /** A sentence of the terms. */
  terms: Localised;
  /** A sentence of the page on tickets. */
  tickets: Localised;
  /** Half a sentence of the page on access, behind a semicolon. */
  seat: Localised;
  /** In easy language. */
  easy: Localised;
}

/** How each rule is said where the house tells of companions. */
const COMPANION_TEXTS: Record<CompanionRule, CompanionTexts> = {
  free: {
    terms: t(
      'Wer im Ausweis das Merkzeichen B hat, kann auf einem Begleitplatz kostenlos eine Begleitperson mitbringen.',
      'Visitors whose disability card entitles them to a companion may bring one free of charge on a companion seat.',
    ),
    tickets: t(
      'Wer im Ausweis das Merkzeichen B hat, bringt auf einem Begleitplatz kostenlos eine Begleitperson mit; Sie reservieren ihn zusammen mit Ihrer Karte.',
      'If your disability card entitles you to bring a companion, their companion seat is free; reserve it together with your own ticket.',
    ),
    seat: t('ein Begleitplatz ist kostenlos', 'companion seats are free'),
    easy: t(
      'Haben Sie eine Begleit-Person? Steht in Ihrem Ausweis ein B? Dann bezahlt Ihre Begleit-Person nichts. Ihre Begleit-Person braucht trotzdem eine Karte. Diese Karte kostet nichts.',
      'Does somebody come with you to help you? Does your disability card allow it? Then this person pays nothing. This person needs a ticket, too. This ticket costs nothing.',
    ),
  },
  half: {
    terms: t(
      'Wer im Ausweis das Merkzeichen B hat, kann auf einem Begleitplatz eine Begleitperson zum halben Preis mitbringen.',
      'Visitors whose disability card entitles them to a companion may bring one at half price on a companion seat.',
    ),
    tickets: t(
      'Wer im Ausweis das Merkzeichen B hat, bringt auf einem Begleitplatz eine Begleitperson zum halben Preis mit; Sie buchen ihn zusammen mit Ihrer Karte.',
      'If your disability card entitles you to bring a companion, they pay half price for a companion seat; book it together with your own ticket.',
    ),
    seat: t(
      'ein Begleitplatz kostet die Hälfte des Rollstuhlplatzes',
      'a companion seat is half the price of the wheelchair space',
    ),
    easy: t(
      'Haben Sie eine Begleit-Person? Steht in Ihrem Ausweis ein B? Dann zahlt Ihre Begleit-Person nur die Hälfte. Das heißt: Die Karte ist halb so teuer wie Ihre Karte.',
      'Does somebody come with you to help you? Does your disability card allow it? Then this person pays half. This means: The ticket costs half as much as your ticket.',
    ),
  },
};

/** How the house says its rule. */
export const COMPANIONS = COMPANION_TEXTS[COMPANION_RULE];
