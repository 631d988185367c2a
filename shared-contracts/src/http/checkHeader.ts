/**
 * Marks a call that a shell makes by itself, without a visitor who waits for it: looks at lists and settings, tests of builds.
 * A provider may log it less; its answer is the same.
 */
export const CHECK_HEADER = 'x-spielplan-check';
