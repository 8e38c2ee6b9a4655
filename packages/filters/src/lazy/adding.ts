import { listen } from '@tillkit/mount'
import { liveLegacyScripts, type Field } from '@tillkit/platform'
import { parseAddress } from '../model/query.ts'
import { closestTo, isPlain, type ShopHost } from '../bind/context.ts'
import type { FailureNote } from '../bind/failure.ts'
import { ADDING } from './adding.anatomy.ts'

/** Lets add links put products into the basket together with a new listing. */
export function bindAdding(host: ShopHost, failure: FailureNote): void {
  const { element, store, config } = host
  listen<MouseEvent>(host, element, 'click', (event) => {
    const link = closestTo<HTMLAnchorElement>(event, ADDING.link, element)
    if (!link || !isPlain(event)) return
    event.preventDefault()
    // The platform's own handler does not look whether somebody has answered; it would send the product again.
    if (liveLegacyScripts('add-to-cart').length > 0) event.stopPropagation()
    failure.clear()
    const words = link.dataset['success_message']
    void store.add(config.name, { fields: fieldsOf(link), button: link }).then((outcome) => {
      if (outcome === 'added' && !host.signal.aborted) host.announce(words ?? host.say('added'))
    })
  })
}

/** What the product's own fields say, and then the link: as the shop expects it, not encoded twice. */
function fieldsOf(link: HTMLAnchorElement): Record<string, Field> {
  const fields: Record<string, Field> = {}
  const inputs = link.closest(ADDING.item)?.querySelectorAll<HTMLInputElement>(':is(input, select)[name]:enabled') ?? []
  for (const input of inputs) {
    const isOff = (input.type === 'checkbox' || input.type === 'radio') && !input.checked
    if (!isOff) fields[input.name] = input.value
  }
  for (const { name, value } of parseAddress(link).parameters) fields[name] = value ?? ''
  return fields
}
