import { invoke, isOurs, type Life } from '@tillkit/dom'
import { field, live, type BoundField, type FieldChange, type Host } from '@tillkit/mount'
import { emitLegacy, onLegacy, parseDecimal, plainQuantity, type LegacyEvent } from '@tillkit/platform'
import { borders, events } from '../tiered-pricing.anatomy.ts'
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
  /** Raises the jQuery `change` that the legacy script raises after it has worked out a price. */
  notify(): void
  /** Takes in what the fields say by now. */
  check(): void
}

interface QuantityBinding {
  readonly host: Host<Config, TieredPricingStore>
  readonly scope: Scope
  readonly surface: Surface
  readonly manager: () => object
}

/** The fields that a script of the page names as the product's, where it does. */
function fieldsNamed({ overrides: { $getQuantityField: named } }: Surface, parentId: number, manager: object): QuantityField[] | undefined {
  return named && Array.from(named(parentId, manager)).filter(isField)
}

/** Runs for what the shopper has done, and not for what a script triggers or we ourselves have changed. */
const whenTyped = (run: () => void) => (event: LegacyEvent) => {
  if (!isOurs(event) && !event.isTrigger) run()
}

/**
 * Follows the product's quantity fields. Every change and input counts, jQuery's as well; values that a script sets
 * without an event are found right after what may have set them (bug 5). With several fields the one edited last
 * wins and the others follow. Inputs outside the product's own forms are none of ours (bug 8).
 */
export function bindQuantity({ host, scope, surface, manager }: QuantityBinding): QuantityFields {
  const { config, store, element } = host
  const own = new Set<QuantityField>()
  const bound = new Map<QuantityField, BoundField>()
  /** Whether a quantity stands: before us the shopper may have typed into any of the fields. */
  let stands = false

  const plain = ({ value }: QuantityField) => plainQuantity(value, config.currency)
  const override = () => fieldsNamed(surface, config.parentId, manager())
  const all = () => ownFirst(element, override() ?? [...own].filter((field) => field.isConnected))
  const enter = (field: QuantityField, cause?: object) => {
    const fields = all()
    if (!fields.includes(field)) return
    stands = true
    for (const other of fields) if (other !== field) bound.get(other)?.follow(field.value)
    store.enter(plain(field), parseDecimal(field.getAttribute('min') ?? ''), cause)
  }
  const check = () => {
    // Third parties may name their field as late as the legacy script looked for it.
    for (const field of override() ?? []) follow(field, host)
    const fields = all()
    for (const field of fields) bound.get(field)?.check()
    if (fields[0] && !stands) enter(fields[0])
  }
  const follow = (node: QuantityField, life: Life) => {
    if (bound.has(node)) return bound.get(node)
    const changed = ({ event }: FieldChange) => enter(node, event?.originalEvent ?? event)
    // The server reads digits alone: of `1,000` it would sell one.
    const finished = whenTyped(() => its.set(plain(node)))
    const its = field(life, node, { changed, finished, looks: true })
    bound.set(node, its)
    life.onEnd(() => bound.delete(node))
    return its
  }

  const matching = `.quantity-input-product-${config.parentId}, ${borders.form} [name="quantity"]`
  live(host, matching, (node, life) => {
    if (!isField(node) || !scope.ownsField(node)) return
    const [main] = all()
    own.add(node)
    life.onEnd(() => own.delete(node))
    const its = follow(node, life)
    // A field that comes later (a sticky bar) takes over the quantity that stands.
    if (main && stands) its?.follow(main.value)
    else if (its?.before) enter(node)
    const form = node.closest(borders.form)
    if (form) onLegacy(form, events.found, () => its?.checkSoon(), life)
  })
  check()

  return {
    all,
    check,
    notify() {
      const [node] = all()
      if (node) bound.get(node)?.unheard(() => emitLegacy(node, 'change'))
      // A listener may have answered with another quantity.
      check()
    },
    set(quantity) {
      const [node] = all()
      const wanted = String(quantity)
      // A tier that is picked again is worked out again, for those who wait for it.
      if (node?.value === wanted) return emitLegacy(node, 'change')
      // The prices stand before anybody hears of it.
      if (node) bound.get(node)?.set(wanted, () => enter(node, {}))
    },
  }
}

/** Fields with those before the others that stand in a widget's own form. */
function ownFirst(element: Element, found: QuantityField[]): QuantityField[] {
  const form = element.closest(borders.form)
  const isIn = (field: Element) => form !== null && invoke(form, 'contains', field)
  return found.sort((one, other) => Number(isIn(other)) - Number(isIn(one)))
}

/** A field that holds one quantity; radio buttons and the like hold a choice. */
function isField(element: Element): element is QuantityField {
  return element instanceof HTMLInputElement
    ? !/^(radio|checkbox|button|submit|image)$/.test(element.type)
    : element instanceof HTMLSelectElement
}
