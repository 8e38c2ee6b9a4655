import { listen, native } from '@tillkit/dom'
import type { Host } from '@tillkit/mount'
import { emitLegacy, onLegacy } from '@tillkit/platform'
import { HASH_EVENT } from './anatomy.ts'
import { decoded, saidTo, withPart } from './hash.model.ts'

/** What a module hears of the page's address. */
type HashListener = (parameters: readonly string[]) => void

/** The element that is being told of the address by us: what its listeners through jQuery say is no news to its module. */
let telling: Element | undefined

/**
 * Hears of what the page's address says to a module: at once if it does, and with each change of it. Other scripts may tell it too,
 * by the theme's event at the element, and hear it there (rule 18).
 */
export function onHash(host: Host, listener: HashListener): void {
  const { element } = host
  const id = native(element, 'id')
  if (id === '') return
  const notify = () => {
    const parameters = saidTo(location.hash, id)
    if (!parameters) return
    listener(parameters)
    telling = element
    emitLegacy(element, { type: HASH_EVENT, params: parameters }, [parameters])
    telling = undefined
  }
  onLegacy(element, HASH_EVENT, (event, beside) => {
    // The theme's own events carry what is said themselves.
    const parameters: unknown = Reflect.get(event, 'params') ?? beside
    if (telling === element || event.target !== element || !Array.isArray(parameters)) return
    listener(parameters.map(String))
  }, host)
  listen(host, window, 'hashchange', notify)
  notify()
}

/**
 * Writes what the shopper chose in a module into the page's address, beside what other modules say there: an entry of the history,
 * as the theme's own script made one, or the same one for a mere step on the way to a choice. The page does not move.
 */
export function writeHash(id: string, parameters: readonly (string | number)[], isStep = false): void {
  if (id === '') return
  const hash = withPart(location.hash, id, parameters.map(String))
  if (hash !== decoded(location.hash)) history[isStep ? 'replaceState' : 'pushState'](history.state, '', hash)
}
