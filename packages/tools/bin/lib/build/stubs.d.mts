/** Builds the stubs of all units that have one into one classic script; empty where no unit has a stub. */
export function buildStubs(units: readonly { readonly stub?: string }[]): Promise<string>
