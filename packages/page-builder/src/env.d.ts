/** The library's module: its main file writes a global. */
declare module 'leaflet/dist/leaflet-src.esm.js' {
  export * from 'leaflet'
}
