import { tillkitUrl } from '../add-tillkit.ts'

/** A head with our style sheet linked, as the README advises, so that nothing has to be restyled when it comes. */
export function withStyles(head: string): string {
  return `${head}<link rel="stylesheet" href="${tillkitUrl('tillkit.css')}">`
}
