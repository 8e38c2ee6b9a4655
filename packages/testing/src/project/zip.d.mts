/** A zip with a folder's files below a name; the same for the same files. */
export function zipFolder(folder: string, name: string): Uint8Array
