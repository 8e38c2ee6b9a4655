/** Every file below a folder, none when it does not exist. */
export function filesBelow(folder: string): string[]
