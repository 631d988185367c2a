// Shared modules are loaded lazily, so that the host has to begin asynchronously, as stock hosts do.
import('./bootstrap.tsx');
