/** The licences of other people's code that the built files may have in them. Throws when a package has none to pass on. */
export function licencesFile(root: string): string
