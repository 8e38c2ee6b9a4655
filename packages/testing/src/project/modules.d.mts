/** Types of modules.mjs for TypeScript, which reads no types of `.mjs` files by itself. */
export type BuiltFile = { bytes: number; gzip: number; integrity: string; imports: string[]; dynamicImports: string[] }
export type BuiltFiles = Record<string, BuiltFile>
export function readBuild(folder: string): Promise<BuiltFiles>
export function closureOf(files: BuiltFiles, entry: string, options: { lazy: boolean }): Set<string>
/** What a unit's module imports at once, directly or not, without `.js`. */
export function chunksOf(files: BuiltFiles, unit: string): string[]
