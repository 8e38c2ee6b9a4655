/** @type {import('../../../../bench/src/cli/arguments.mjs').Calling} the benchmark with all that the project measures */
export const CALLING = { command: 'npm run bench --', extra: ' ("sizes" and "pages" are two)', complete: true }
