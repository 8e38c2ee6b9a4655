import { listen } from '@tillkit/dom'
import type { FormField } from '@tillkit/platform/requests'
import { anatomy } from '../../filters.anatomy.ts'
import { closestTo, isPlain, type ListingHost } from '../../panel/context.ts'
import type { FailureNote } from '../notices/failure-note.ts'
import { addProduct } from './add-product.ts'
import { ADDING, WORDS_KEY } from '../anatomy.ts'

/** Lets add links put products into the cart together with a new listing. */
export function bindAdding(host: ListingHost, failure: FailureNote): void {
  const { element } = host
  listen<MouseEvent>(host, element, 'click', (event) => {
    const link = closestTo<HTMLAnchorElement>(event, anatomy.addLink, element)
    if (!link || !isPlain(event)) return
    event.preventDefault()
    // The platform's own handler does not look whether somebody has answered; it would send the product again.
    event.stopPropagation()
    void add(host, link, failure)
  })
}

async function add({ store, config, signal, announce, t }: ListingHost, link: HTMLAnchorElement, failure: FailureNote): Promise<void> {
  failure.clear('add')
  const words = link.dataset[WORDS_KEY]
  const outcome = await addProduct(store, { listing: config.name, fields: fieldsOf(link), button: link })
  if (signal.aborted || outcome.kind === 'left') return
  if (outcome.kind === 'added') return announce(words ?? t('added'))
  const why = outcome.kind === 'refused' ? outcome.words : ''
  // Where the page has a place for the shop's own words, they stand there by now.
  if (why !== '' && document.querySelector(anatomy.notices)) announce(why)
  else failure.show('add', why)
}

/** What the product's own fields say, and then the link: as the shop expects it, not encoded twice. */
export function fieldsOf(link: HTMLAnchorElement): Record<string, FormField> {
  const fields: Record<string, FormField> = {}
  const inputs = link.closest(ADDING.item)?.querySelectorAll<HTMLInputElement>('input[name]:not(:disabled), select[name]:not(:disabled), textarea[name]:not(:disabled)') ?? []
  for (const input of inputs) {
    const isOff = (input.type === 'checkbox' || input.type === 'radio') && !input.checked
    if (!isOff) set(fields, input.name, input.value)
  }
  // As the server reads it, which writes a space as a plus.
  for (const [name, value] of new URLSearchParams(link.search)) set(fields, name, value)
  return fields
}

/** As PHP reads it: a name with brackets at its end may come several times, of others the last counts. */
function set(fields: Record<string, FormField>, name: string, value: string): void {
  if (!name.endsWith('[]')) fields[name] = value
  else fields[name.slice(0, -2)] = [...((fields[name.slice(0, -2)] as readonly FormField[] | undefined) ?? []), value]
}
