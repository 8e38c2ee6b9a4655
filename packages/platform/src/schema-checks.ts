/** What a schema of the library's hands to a check. */
interface Payload<T> {
  readonly value: T
  readonly issues: { push(issue: { readonly code: 'custom'; readonly input: T; readonly message: string }): unknown }
}

/**
 * A check for a schema: what a value has to be beyond its type. The schema library's own checks would come all together, for
 * 1 kB of gzip on every page.
 * @param message what is wrong with a value that is not so, to follow the field's name: `is no whole number`
 */
export function refine<T>(isSo: (value: T) => boolean, message: string): (payload: Payload<T>) => void {
  return ({ value, issues }) => {
    if (!isSo(value)) issues.push({ code: 'custom', input: value, message })
  }
}

/** A check for text that has to be there. */
export const filled = refine((text: string) => text !== '', 'is empty')
