import { listen, parseFragment } from '@tillkit/dom'
import type { FormField } from '@tillkit/platform/requests'
import { raiseChanged, raiseNative } from '@tillkit/platform/cart'
import { anatomy } from '../filters.anatomy.ts'
import { closestTo, isPlain, type ListingHost } from '../panel/context.ts'
import type { FailureNote } from './notices/failure-note.ts'
import { ADDING, WORDS_KEY, mayHaveError, NOTICES } from './anatomy.ts'
import type { Listing } from './listing.ts'
import { type ListingAnswer, unreadable } from './requests/listing.schema.ts'
import { causeOf } from './requests/listing-answers.ts'
import { requestListingToShow } from './requests/listing-requests.ts'
import type { Fields } from './listing.types.ts'
import type { RequestsContext } from './requests/requests.context.ts'
import { questionOf } from './requests/listings.ts'

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

/** A product that a listing's link adds. */
export interface Addition {
  /** The listing's name. */
  readonly listing: string
  readonly fields: Readonly<Record<string, FormField>>
  readonly button: Element
}

/** What became of it. */
export type Outcome =
  | { readonly kind: 'added' }
  /** The shop has said no, in words that stand on the page by now; without words where it gave none. */
  | { readonly kind: 'refused'; readonly words: string }
  | { readonly kind: 'failed' }
  /** The answer leads to another page. */
  | { readonly kind: 'left' }

/** Puts a product into the cart, and tells the page what became of it: whatever has been asked for since. */
export async function addProduct(store: Pick<Listing, 'loading'>, { listing, fields, button }: Addition): Promise<Outcome> {
  const data = { ...fields }
  if (!raiseNative('adding', { source: 'tillkit', button, data })) return { kind: 'failed' }
  const answer = await changeCart(store.loading, listing, data)
  if (answer.kind === 'redirect') return { kind: 'left' }
  const fail = (message: string, cause: unknown) => raiseNative('failed', { source: 'tillkit', action: 'add', button, message, cause })
  if (answer.kind === 'unreadable' || !answer.cart) {
    fail('', answer.kind === 'unreadable' ? answer.cause : new Error('No cart in the answer'))
    return { kind: 'failed' }
  }
  const words = refusalIn(answer)
  if (words !== undefined) {
    fail(words, new Error('The shop has refused the product'))
    // The cart may be another than is shown: that is often why.
    raiseNative('refresh', { source: 'tillkit', reason: 'plugin' })
    return { kind: 'refused', words }
  }
  const { fragments = {}, hash = '' } = answer.cart
  raiseChanged('added', { source: 'tillkit', fragments, cartHash: hash, args: [fragments, hash] })
  return { kind: 'added' }
}

/**
 * Why the shop has not taken a product, in its own words: it answers as if all were well, and only its notices say
 * so. Empty where the cart is, after a product was added, as empty as before.
 * @returns undefined where the product was taken
 */
function refusalIn({ listings, notices, cart }: Extract<ListingAnswer, { kind: 'listing' }>): string | undefined {
  const printed = [...Object.values(notices), ...Object.values(listings)]
  // A listing may be long: it is taken apart only where there may be something in it.
  const parsed = printed.some(mayHaveError) ? printed.map((html) => parseFragment(html)) : []
  // Of several products some may have been taken.
  const wasAdded = parsed.some((nodes) => nodes.querySelector(NOTICES.success))
  const [error] = parsed.flatMap((nodes) => nodes.querySelector(NOTICES.error) ?? [])
  if (error && !wasAdded) return error.textContent?.replace(/\s+/g, ' ').trim() ?? ''
  return cart?.hash === '' ? '' : undefined
}

/**
 * Changes the cart in the page's one queue of changes. The listing that comes with it is shown where it is still wanted; a
 * listing that is being loaded meanwhile is not disturbed.
 */
export async function changeCart(context: RequestsContext, name: string, fields: Fields): Promise<ListingAnswer> {
  const { deps, listings, answers, address, ahead } = context
  const listing = listings.find(name)
  if (!listing) return unreadable(undefined)
  // The server answers a visitor's calls one after the other, and what it says of a cart is old in a moment.
  ahead?.drop()
  const question = () => questionOf(listing, address(), 'add')
  let asked = question()
  const run = (signal: AbortSignal) => {
    asked = question()
    return requestListingToShow(context, listing.port, { to: asked.to, fields, signal, mutates: true })
  }
  listing.changes += 1
  listings.notify(listing)
  const answer: ListingAnswer = await deps.cart.queue.change(run).then((one) => one ?? unreadable(undefined), unreadable)
  listing.changes -= 1
  const isOfUse = answers.apply(listing, asked, answer)
  listings.notify(listing)
  return answer.kind === 'redirect' && !isOfUse ? unreadable(causeOf(answer)) : answer
}
