export * from './HostFrame.tsx';
