import { closestTo, dispatchChange, type Field, invoke } from '@tillkit/dom'
import { onLegacy, type LegacyEvent } from '@tillkit/platform'
import { anatomy } from '../anatomy.ts'
import type { Checkout } from '../context.ts'

/** How long parts of the form take to open, in ms. */
const SLIDE = 400

/** Parts of the form that open: another address, an account. */
export function bindToggles(unit: Checkout): void {
  const { host, form } = unit
  const hear = (type: string, listener: (event: LegacyEvent) => void) => onLegacy(form, type, host.guard(listener), host)
  hear('change', (event) => {
    const [shipTo, account] = [closestTo(event, anatomy.shipTo), closestTo(event, anatomy.createAccount)]
    if (shipTo) showShippingAddress(unit, shipTo)
    if (account) showAccount(unit, account, true)
  })
  const account = invoke(form, 'querySelector', anatomy.createAccount)
  if (account) showAccount(unit, account, false)
}

const isTickedAt = (box: Element) => box instanceof HTMLInputElement && box.checked

function showShippingAddress({ form, slides }: Checkout, box: Element): void {
  for (const part of invoke(form, 'querySelectorAll', anatomy.shippingAddress)) void slides.show(part, isTickedAt(box), isTickedAt(box) ? SLIDE : 0)
}

/** A password that a browser has filled in is nobody's wish for an account here; one that was typed before our code came stays. */
function showAccount({ host, form, slides }: Checkout, box: Element, isNew: boolean): void {
  if (!host.config.takesGuests) return
  const isWanted = isTickedAt(box)
  const password = invoke(form, 'querySelector', anatomy.password) as Field | null
  if (password?.value && isWanted && isNew) clear(password)
  for (const part of invoke(form, 'querySelectorAll', anatomy.accountFields)) if (part.localName === 'div') void slides.show(part, isWanted, isNew ? SLIDE : 0)
}

/** Whoever says how strong it is hears of it. */
function clear(password: Field): void {
  password.value = ''
  dispatchChange(password)
}
