export { registerErrorLog } from './errorLog/routes.ts';
export { registerDashboard } from './routes.ts';
export { keepRecordsSwept } from './sweepRecords.ts';
export { listTicketEvents } from './ticketEvents.ts';
