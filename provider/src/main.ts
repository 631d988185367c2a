import './platform/database/resolveOrmOnce.ts';

await import('./runProvider.ts');
