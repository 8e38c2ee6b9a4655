export { isDebugged, startDebugging } from './debug.ts'
export { chosenOf, isCapable, readOptions, scriptOf, startLoader, type LoaderOptions } from './loader.ts'
export { UNITS } from './units.ts'
