import { createDebounce, type EndableLife, invoke, type Life, parseJson } from '@tillkit/dom'
import { adoptAs, live, savesData, serverHtml, settle, type Host } from '@tillkit/mount'
import { hasAjaxListeners, onLegacy } from '@tillkit/platform'
import { onVariation } from '@tillkit/platform/variations'
import type { Config } from '../tiered-pricing.read.ts'
import { variation, type Variation } from '../tiered-pricing.schema.ts'
import type { Scope } from '../tiered-pricing.scope.ts'
import type { TieredPricingStore } from '../tiered-pricing.store.ts'
import { choicesFor, type Choices, type LayoutSource } from './variation-choices.ts'
import { layoutsFor, preloadedHtml } from './layout-source.ts'
import { bindMinimum } from './variation-minimum.ts'
import { ATTRIBUTE_KEY, PRINTED, VARIATION_FORM, variationAnatomy, variationEvents } from './anatomy.ts'
import { chosenIn, type VariationBinding } from './variations.context.ts'

/**
 * Follows the variation form. `found_variation` decides; `show_variation`, at once or 300 ms
 * later, catches a choice that we came too late to hear. Without a choice the page stays as the server printed it.
 */
export function bindVariations({ host, scope, quantity }: VariationBinding): void {
  const { store } = host
  const choices = choicesFor(host)
  const layouts = layoutsFor(host)
  startAnew(host, scope, choices)
  bindRegion(host)
  const keepQuantity = bindMinimum(host, quantity)
  live(host, VARIATION_FORM, (form, life) => {
    if (!scope.ownsForm(form)) return
    const choose = (news: 'found' | 'shown') => life.guard((found: unknown) => {
      const chosen = readVariation(found)
      const { choice } = store.getState()
      const isKnown = news === 'shown' && 'variation' in choice && choice.variation.id === chosen?.id
      // What is shown has just been put into the page: its prices are ours from this line on.
      if (isKnown) settle()
      else if (chosen) choices.choose(chosen, layouts)
    })
    onVariation(form, { found: choose('found'), shown: choose('shown') }, life)
    bindReset(life, form, { store, choices })
    muteVariationRegion(life, form, store)
    if (host.config.byRequest && !savesData()) prefetchTables(life, form, layouts)
    const already = chosenAlready(form)
    if (!already) return
    // The platform has seen to its minimum, and the shopper may have typed since.
    keepQuantity(already.id)
    choices.choose(already, layouts)
  })
}

/** The forms in which a product's choices have been made. */
const formsOf = new WeakMap<TieredPricingStore, WeakSet<Element>>()

/**
 * The state outlives a widget that is replaced, for as long as its form stays. A form that is new, such as that of a
 * quick view opened again, starts with what the server printed beside it.
 */
function startAnew({ config, store }: Host<Config, TieredPricingStore>, scope: Scope, choices: Choices): void {
  const known = formsOf.get(store) ?? new WeakSet()
  formsOf.set(store, known)
  const forms = [...document.querySelectorAll(VARIATION_FORM)].filter(scope.ownsForm)
  if (forms.length > 0 && !forms.some((form) => known.has(form))) choices.restart(config.product)
  for (const form of forms) known.add(form)
}

interface Resetting {
  readonly store: TieredPricingStore
  readonly choices: Choices
}

/**
 * Takes a choice back with the platform. Its form resets itself once when it is made, and says that it is ready right
 * after: that one takes nothing back.
 */
function bindReset(life: Life, form: Element, { store, choices }: Resetting): void {
  const later = createDebounce(life)
  const reset = life.guard(() => {
    if (store.getState().choice.status !== 'untouched') return choices.reset()
    later.schedule(0, choices.reset)
  })
  onVariation(form, { reset, ready: later.cancel }, life)
}

/** Puts the variation's layout into the wrapper, and says that it is busy while that is on the way. */
function bindRegion(host: Host<Config, TieredPricingStore>): void {
  const { config, element, store } = host
  const region = serverHtml(host, element, { restore: true })
  let shown: unknown = null
  const follow = host.guard(() => {
    const { layout, choice } = store.getState()
    if (layout === shown) return
    shown = layout
    const isPreloaded = choice.status === 'tiers' || choice.status === 'plain'
    const own = isPreloaded && !config.byRequest ? preloadedHtml(config.parentId, choice.variation.id, element) : ''
    region.replace(own || (layout?.html ?? ''))
  })
  let busy: EndableLife | undefined
  const mark = host.guard(() => {
    const isLoading = store.getState().choice.status === 'loading'
    if (isLoading && !busy) {
      busy = host.branch()
      // The room that the last table took is kept, so that nothing below jumps twice.
      const height = `${element.offsetHeight}px`
      adoptAs(busy, element, { attributes: { 'aria-busy': 'true' }, style: { 'min-block-size': height } })
    } else if (!isLoading) {
      busy?.end()
      busy = undefined
    }
  })
  for (const react of [mark, follow]) {
    react()
    host.onEnd(store.subscribe(react))
  }
}

/** How long the platform's own announcement of a choice is left alone, in ms: it fills its region 300 ms late. */
const PLATFORM_SPEAKS = 1500

/**
 * The platform's `.single_variation` is a live region. What it says of a new choice is its own business; while we
 * only rewrite the price in it, it is quiet and our announcer speaks, so that nothing is said twice.
 */
function muteVariationRegion(life: Life, form: Element, store: TieredPricingStore): void {
  let quiet: EndableLife | undefined
  const speaking = createDebounce(life)
  let last: unknown
  const follow = life.guard(() => {
    const { choice } = store.getState()
    const id = 'variation' in choice ? choice.variation.id : undefined
    if (id === last) return
    last = id
    quiet?.end()
    speaking.schedule(PLATFORM_SPEAKS, () => {
      quiet = life.branch()
      for (const region of invoke(form, 'querySelectorAll', variationAnatomy.shown)) {
        adoptAs(quiet, region, { attributes: { 'aria-live': 'off' } })
      }
    })
  })
  life.onEnd(store.subscribe(follow))
}

function readVariation(found: unknown): Variation | null {
  try {
    return variation(found)
  } catch {
    return null
  }
}

/** The choice that stood before we came: the platform speaks of it only once. */
function chosenAlready(form: Element): Variation | null {
  const id = chosenIn(form)
  if (!id) return null
  const printed = variationsOf(form).find((one) => readVariation(one)?.id === id)
  const price = invoke(form, 'querySelector', variationAnatomy.price)
  return readVariation(printed ?? { variation_id: id, price_html: price?.outerHTML ?? '' })
}

/** The variations that the platform printed with the form; none where there are too many for that. */
function variationsOf(form: Element): unknown[] {
  const found = parseJson(invoke(form, 'getAttribute', PRINTED) ?? '')
  return Array.isArray(found) ? found : []
}

/** How many variations may still be meant for their tables to be fetched ahead. */
const AHEAD = 3

/** Fetches the tables of the few variations that the shopper's next choice can lead to. */
function prefetchTables(life: Life, form: Element, layouts: LayoutSource): void {
  const look = life.guard(() => {
    if (hasAjaxListeners()) return
    const left = variationsOf(form).filter((one) => fits(one, form))
    if (left.length > AHEAD) return
    for (const one of left) {
      const id = readVariation(one)?.id
      if (id) layouts.prefetch(id)
    }
  })
  onLegacy(form, variationEvents.selected, look, life)
}

/** Whether a variation agrees with what is selected so far; an empty attribute means any value. */
function fits(printed: unknown, form: Element): boolean {
  const { attributes } = printed as { attributes?: Record<string, string> }
  const selects = [...invoke(form, 'querySelectorAll', variationAnatomy.select)] as HTMLSelectElement[]
  const selected = selects.filter((select) => select.value !== '')
  return selected.length > 0 && selected.every((select) => {
    const wanted = attributes?.[select.dataset[ATTRIBUTE_KEY] ?? select.name]
    return !wanted || wanted === select.value
  })
}
