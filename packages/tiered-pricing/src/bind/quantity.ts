import { invoke, type Life, listen } from '@tillkit/dom'
import { live, type Host } from '@tillkit/mount'
import { emitLegacy, onLegacy, parseDecimal, type LegacyEvent } from '@tillkit/platform'
import { anatomy, events } from '../tiered-pricing.anatomy.ts'
import type { Config } from '../tiered-pricing.read.ts'
import type { Scope } from '../tiered-pricing.scope.ts'
import type { TieredPricingStore } from '../tiered-pricing.store.ts'
import type { Surface } from '../tiered-pricing.stub.ts'

/** A quantity field: an input, or a select where a theme prints one. */
export type QuantityField = HTMLInputElement | HTMLSelectElement

/** The product's quantity fields. */
export interface QuantityFields {
  /** The fields, the one in the widget's own form first. */
  all(): QuantityField[]
  /** Sets the quantity as a shopper would: other listeners hear of it. */
  set(quantity: number): void
  /** Raises the jQuery `change` that the legacy script raises after it has worked out a price (section 12). */
  tell(): void
  /** Takes in what the fields say by now. */
  check(): void
}

/** How long a theme's buttons may take to change the field after a click, in ms. */
const LATE = 100

/** Whether the `change` under way is our own: it tells others, not us. */
let ours = false

interface QuantityBinding {
  readonly host: Host<Config, TieredPricingStore>
  readonly scope: Scope
  readonly surface: Surface
  readonly manager: () => object
}

/**
 * Follows the product's quantity fields. Every change and input counts, jQuery's as well; values that a script sets
 * without an event are found right after what may have set them (bug 5). With several fields the one edited last
 * wins and the others follow. Inputs outside the product's own forms are none of ours (bug 8).
 */
export function bindQuantity({ host, scope, surface, manager }: QuantityBinding): QuantityFields {
  const { config, store, element } = host
  const own = new Set<QuantityField>()
  const seen = new WeakMap<QuantityField, string>()
  const followed = new Set<QuantityField>()
  let timers: ReturnType<typeof setTimeout>[] = []

  const override = () => {
    const named = surface.overrides.$getQuantityField
    return named && Array.from(named(config.parentId, manager())).filter(isField)
  }
  const all = () => {
    const form = element.closest(anatomy.form)
    const isIn = (field: Element) => form !== null && invoke(form, 'contains', field)
    const found = override() ?? [...own].filter((field) => field.isConnected)
    return found.sort((one, other) => Number(isIn(other)) - Number(isIn(one)))
  }
  const enter = (field: QuantityField, cause?: object) => {
    seen.set(field, field.value)
    for (const other of all()) {
      if (other === field || !takes(other, field.value)) continue
      other.value = field.value
      seen.set(other, other.value)
    }
    store.enter(field.value, parseDecimal(field.getAttribute('min') ?? ''), cause)
  }
  const check = () => {
    // Third parties may name their field as late as the legacy script looked for it.
    for (const field of override() ?? []) follow(field, host)
    const changed = all().filter((field) => seen.get(field) !== field.value)
    // Before us the shopper may have typed into any of them.
    const [field] = changed.filter(isEdited).concat(changed)
    if (field) enter(field)
  }
  /** After the handlers of what has just happened, and once more after those that take their time. */
  const checkSoon = () => {
    timers.forEach(clearTimeout)
    timers = [0, LATE].map((delay) => setTimeout(host.guard(check), delay))
  }
  host.onEnd(() => timers.forEach(clearTimeout))

  const changed = (field: QuantityField) => (event: LegacyEvent) => {
    if (ours || !all().includes(field)) return
    // A browser says `input` and then `change` for one and the same value; code that triggers wants an answer.
    if (seen.get(field) !== field.value || event.isTrigger) enter(field, event.originalEvent ?? event)
  }
  const follow = (field: QuantityField, life: Life) => {
    if (followed.has(field)) return
    followed.add(field)
    life.onEnd(() => followed.delete(field))
    onLegacy(field, 'change input', changed(field), life)
  }

  const matching = `.quantity-input-product-${config.parentId}, ${anatomy.form} [name="quantity"]`
  live(host, matching, (field, life) => {
    if (!isField(field) || !scope.ownsField(field)) return
    const [main] = all()
    own.add(field)
    life.onEnd(() => own.delete(field))
    // A field that comes later (a sticky bar) takes over the quantity that stands.
    if (main && seen.has(main) && takes(field, main.value)) field.value = main.value
    follow(field, life)
    const form = field.closest(anatomy.form)
    if (form) {
      listen(life, form, 'reset', checkSoon)
      onLegacy(form, events.found, checkSoon, life)
    }
    checkSoon()
  })
  // On its way down: a theme's plus and minus buttons may stop it.
  listen(host, document, 'click', checkSoon, { capture: true })
  listen(host, window, 'pageshow', checkSoon)
  check()

  return {
    all,
    check,
    tell() {
      const [field] = all()
      ours = true
      if (field) emitLegacy(field, 'change')
      ours = false
      // A listener may have answered with another quantity.
      check()
    },
    set(quantity) {
      const [field] = all()
      if (!field || !takes(field, String(quantity))) return
      // A tier that is picked again is worked out again, for those who wait for it.
      if (field.value === String(quantity)) return emitLegacy(field, 'change')
      field.value = String(quantity)
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
    },
  }
}

/** A list that does not have a value would lose the one that it has. */
function takes(field: QuantityField, value: string): boolean {
  return field instanceof HTMLInputElement || [...field.options].some((option) => option.value === value)
}

/** Whether a field no longer says what the server printed. */
function isEdited(field: QuantityField): boolean {
  return field instanceof HTMLInputElement && field.value !== field.defaultValue
}

/** A field that holds one quantity; radio buttons and the like hold a choice. */
function isField(element: Element): element is QuantityField {
  return element instanceof HTMLInputElement
    ? !/^(radio|checkbox|button|submit|image)$/.test(element.type)
    : element instanceof HTMLSelectElement
}
