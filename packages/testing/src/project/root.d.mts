/** The project's folder. */
export const root: string
/** A path within it. */
export function inRoot(path: string): string
export function distFolder(): string
export function projectVersion(): string
export function readJson(path: string): unknown
