/** Where the manifests stand: anywhere below a package's `src`. */
export function manifestFiles(from?: string): string[]
/** The packages that hold units. */
export function unitPackages(from?: string): string[]
export function packageOf(file: string, from: string): string
