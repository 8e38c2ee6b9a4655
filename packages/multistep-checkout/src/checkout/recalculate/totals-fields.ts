import { form as formBody, type FormBody } from '@tillkit/platform/requests'
import { hasBox, invoke } from '@tillkit/dom'
import type { UpdateArgs } from '@tillkit/platform/checkout'
import { serialise } from '../../shared/serialise.ts'
import { ADDRESS, anatomy, GROUPS, triggers } from '../anatomy.ts'

type Member = keyof typeof ADDRESS
type Address = Readonly<Record<Member, string>>

/** The call's fields, in the platform's order. */
function reviewFields(form: HTMLFormElement, nonce: string, { update_shipping_method: sendsMethod }: UpdateArgs) {
  const { billing, shipping } = addressesOf(form)
  return {
    security: nonce,
    payment_method: paymentMethodOf(form),
    ...billing,
    ...Object.fromEntries(Object.entries(shipping).map(([member, value]) => [`s_${member}`, value])),
    has_full_address: hasFullAddress(form),
    post_data: serialise(form).toString(),
    ...(sendsMethod === false ? {} : { shipping_method: shippingMethods() }),
  }
}

/** The call's body. */
export function reviewBody(form: HTMLFormElement, nonce: string, args: UpdateArgs): FormBody {
  return formBody(reviewFields(form, nonce, args))
}

/** What totals depend on, as one text: another one needs other totals. */
export function totalsKey(form: HTMLFormElement): string {
  const { billing, shipping } = addressesOf(form)
  return new URLSearchParams([...Object.values(billing), ...Object.values(shipping), ...Object.values(shippingMethods())].map((value) => ['', value])).toString()
}

/** Goods go to the billing address, unless the shopper wants another. */
function addressesOf(form: HTMLFormElement): { readonly billing: Address; readonly shipping: Address } {
  const shipTo = invoke(form, 'querySelector', anatomy.shipTo)
  const isElsewhere = shipTo instanceof HTMLInputElement && shipTo.checked
  const billing = addressOf(GROUPS.billing)
  return { billing, shipping: isElsewhere ? addressOf(GROUPS.shipping) : billing }
}

function addressOf(group: string): Address {
  const valueOf = (end: string) => (document.getElementById(`${group}${end}`) as { value?: string } | null)?.value ?? ''
  return Object.fromEntries(Object.entries(ADDRESS).map(([member, end]) => [member, valueOf(end)])) as Address
}

/** The gateway that is chosen. */
export function paymentMethodOf(form: HTMLFormElement): string | undefined {
  const chosen = invoke(form, 'querySelector', `${anatomy.paymentMethod}:checked`)
  return chosen instanceof HTMLInputElement ? chosen.value : undefined
}

/** The chosen way of sending each parcel, by its number. */
function shippingMethods(): Record<string, string> {
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(triggers.shippingMethod)]
  return Object.fromEntries(fields.map((field) => [field.getAttribute(triggers.parcel) ?? '0', field.value]))
}

/** The same as one text. */
export const chosenMethods = (): string => new URLSearchParams(shippingMethods()).toString()

/** Whether no required field of an address is empty, among those that show. */
export function hasFullAddress(form: HTMLFormElement): boolean {
  return [...invoke(form, 'querySelectorAll', triggers.requiredRow)].filter(hasBox).every((row) => {
    const field = row.querySelector('input, select, textarea, button')
    return !field || (field as HTMLInputElement).value !== ''
  })
}

/** Whether the group that a field belongs to lacks something that is required: nobody waits for totals of half an address. */
export function isHalfTyped(field: Element): boolean {
  const rows = field.closest('div')?.querySelectorAll(triggers.requiredRow) ?? []
  return [...rows].some((row) => row.querySelector<HTMLInputElement>(triggers.text)?.value === '')
}
