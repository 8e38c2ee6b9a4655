import { createDebounce, listen, native } from '@tillkit/dom'
import type { Host } from '@tillkit/mount'
import { onHash, writeHash, partsOf, saidTo, withPart } from './hash.ts'

/** What a module says in the page's address of what the shopper chose. */
export interface HashChoice {
  /** How long it waits before it is written, in ms: only the last of several is. */
  readonly delay: number
  /** Shows what an address says. */
  readonly show: (parameters: readonly string[]) => void
  /** Shows what is shown where the address says nothing: somebody went back to it. */
  readonly reset: () => void
}

/** A choice that is written into the address. */
type WriteChoice = (parameters: readonly (string | number)[]) => void

/**
 * Follows what the address says of a module's choice, and writes it there. Back and Forward show what was chosen then.
 */
export function followHash(host: Host, { delay, show, reset }: HashChoice): WriteChoice {
  const id = native(host.element, 'id')
  // What has no name is never in the address, whoever changes it.
  if (id === '') return () => undefined
  const writing = createDebounce(host)
  let isSaid = saidTo(location.hash, id) !== undefined
  onHash(host, (parameters) => {
    writing.cancel()
    show(parameters)
  })
  listen(host, window, 'hashchange', () => {
    // The anchor of a section says nothing of modules, and is the shopper's choice now.
    if (partsOf(location.hash).size === 0 && location.hash !== '') return writing.cancel()
    const wasSaid = isSaid
    isSaid = saidTo(location.hash, id) !== undefined
    if (isSaid || !wasSaid) return
    writing.cancel()
    reset()
  })
  return (parameters) => writing.schedule(delay, () => {
    writeHash(id, parameters)
    isSaid = true
  })
}

/** The address that says something to a module, or nothing where it has no name to be found by. */
export function addressOf(element: Element, parameters: readonly (string | number)[]): string | undefined {
  const id = native(element, 'id')
  return id === '' ? undefined : withPart('', id, parameters.map(String))
}
