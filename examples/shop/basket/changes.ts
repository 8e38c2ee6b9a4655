import { createHash } from 'node:crypto'
import { escapeAttribute, escapeText, noticeHtml } from '@tillkit/fixtures'
import { productById, variationById } from '../catalogue/index.ts'
import type { View } from '../view.ts'
import { href } from '../view.ts'
import { limitsOf, nameOf, tryCoupon } from './reckoning.ts'
import type { Entry, Session } from './session.ts'

/** What a visitor wants to add. */
export interface Wanted {
  /** A product, or one of its variations. */
  id: number
  /** The variation that a product's form names. */
  variationId?: number
  quantity: number
}

/** What became of it. */
export interface Outcome {
  isDone: boolean
  /** The shop's words, as HTML. */
  notice: string
}

/** Puts a product into the basket, or says why not; undefined when nobody sells it. */
export function addTo(session: Session, { id, variationId, quantity }: Wanted, view: View): Outcome | undefined {
  const found = variationById(variationId ?? id)
  const product = found?.product ?? productById(id)
  if (!product) return undefined
  const what = { product, ...(found ? { variation: found.variation } : {}) }
  const key = createHash('md5').update(`${product.tiers.id}/${found?.variation.id ?? 0}`).digest('hex')
  const { min, max } = limitsOf(what)
  const there = session.entries.get(key)?.quantity ?? 0
  if (!(quantity > 0)) return refused('Please enter a quantity.')
  if (product.variable && !found) {
    return refused('Please choose product options before adding this product to your basket.')
  }
  if (there + quantity < min) return refused(`The least one can order of “${nameOf(what)}” is ${min}.`)
  if (there + quantity > max) return refused(`We have ${max} of “${nameOf(what)}”, and ${there} in your basket already.`)
  session.entries.set(key, { ...what, quantity: there + quantity })
  session.removed.delete(key)
  const name = nameOf(what)
  const words = quantity === 1 ? `“${name}” has been added to your basket.` : `${quantity} × “${name}” have been added to your basket.`
  const link = `<a href="${escapeAttribute(href(view, '/your-cart/'))}" class="button wc-forward">View basket</a>`
  return { isDone: true, notice: noticeHtml('success', [`${escapeText(words)} ${link}`]) }
}

/** Sets the quantities of a sent form; zero takes a line out, too many are what there is. */
export function setQuantities(session: Session, form: URLSearchParams): Outcome {
  const words: string[] = []
  for (const [key, entry] of [...session.entries]) {
    const asked = form.get(`cart[${key}][qty]`)
    if (asked === null) continue
    const quantity = Math.abs(Number(asked)) || 0
    const { min, max } = limitsOf(entry)
    if (quantity === 0) takeOut(session, key)
    else if (quantity > max) words.push(`We have ${max} of “${nameOf(entry)}”.`)
    else if (quantity < min) words.push(`The least one can order of “${nameOf(entry)}” is ${min}.`)
    else session.entries.set(key, { ...entry, quantity })
  }
  if (words.length > 0) return { isDone: false, notice: noticeHtml('error', words.map(escapeText)) }
  return { isDone: true, notice: noticeHtml('success', ['Basket updated.']) }
}

/** Takes a line out; undefined when there is no such line. */
export function takeOut(session: Session, key: string): Entry | undefined {
  const entry = session.entries.get(key)
  if (!entry) return undefined
  session.entries.delete(key)
  session.removed.set(key, entry)
  if (session.entries.size === 0) session.coupons.clear()
  return entry
}

/** What the shop says of a line that was taken out, with the way back. */
export function removedNotice(session: Session, key: string, view: View): string {
  const entry = session.removed.get(key)
  if (!entry) return ''
  const address = href(view, '/your-cart/')
  const undo = `${address}${address.includes('?') ? '&' : '?'}undo_item=${key}&_wpnonce=${session.nonce}`
  const link = `<a href="${escapeAttribute(undo)}" class="restore-item">Undo?</a>`
  return noticeHtml('success', [`“${escapeText(nameOf(entry))}” removed. ${link}`])
}

/** Puts a line back. */
export function putBack(session: Session, key: string): void {
  const entry = session.removed.get(key)
  if (!entry) return
  session.removed.delete(key)
  session.entries.set(key, entry)
}

/** Tries a code, whose case does not matter. */
export function useCoupon(session: Session, typed: string, view: View): Outcome {
  const code = typed.trim().toLowerCase()
  if (session.coupons.has(code)) return refused('Coupon code already applied!')
  const found = tryCoupon(code, session, view)
  if (typeof found === 'string') return refused(found)
  session.coupons.add(code)
  return { isDone: true, notice: noticeHtml('success', ['Coupon code applied successfully.']) }
}

/** Takes a coupon back. */
export function dropCoupon(session: Session, code: string): Outcome {
  const isDone = session.coupons.delete(code)
  return isDone ? { isDone, notice: noticeHtml('success', ['Coupon has been removed.']) } : refused('Sorry, there was a problem removing this coupon.')
}

function refused(words: string): Outcome {
  return { isDone: false, notice: noticeHtml('error', [escapeText(words)]) }
}
