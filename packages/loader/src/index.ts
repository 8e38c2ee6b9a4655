export { chosenOf, isCapable, isRefused, readOptions, scriptOf, startLoader, type LoaderOptions } from './loader.ts'
export { UNITS } from './units.ts'
