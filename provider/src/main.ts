import './database/resolveOrmOnce.ts';

await import('./runProvider.ts');
