export * from '@spielplan/shared-contracts/rules/themes';
