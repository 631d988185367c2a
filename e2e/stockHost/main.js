// Shared modules are loaded lazily, so that the host has to begin asynchronously, as stock hosts do.
void import('./bootstrap.tsx');
