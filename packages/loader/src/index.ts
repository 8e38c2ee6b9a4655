export { isDebugged, startDebugging } from './debug.ts'
export { isCapable, readOptions, startLoader, type LoaderOptions } from './loader.ts'
export { UNITS } from './units.ts'
