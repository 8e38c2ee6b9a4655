// Reads: only the newest task counts. The code stands with the first calls that needed it.
export { createLatest, type Latest } from '../wc-ajax.ts'
