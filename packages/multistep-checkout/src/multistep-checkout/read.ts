import { InvalidMarkup } from '@tillkit/mount'
import { anatomy, attributes, ORDER_CLASS, STEP_LINK } from './anatomy.ts'
import type { Step } from './steps/steps.model.ts'
import { allIn, splitSelectors } from './steps/selectors.ts'

/** A step, and where its part of the page is found. */
interface ListedStep extends Step {
  /** As the page builder writes it, for jQuery. */
  readonly selector: string
}

/** What the module says of itself. */
export interface Config {
  /** The steps of the list, in its order. */
  readonly steps: readonly ListedStep[]
  /** Where the parts of steps are found that a condition has taken out of the list. */
  readonly hidden: readonly string[]
  /** `ags_woo_multi_step_checkout_0`: what copies of the module share. */
  readonly orderClass: string
}

/** Reads a module. Throws InvalidMarkup. */
export function readSteps(element: HTMLElement): Config {
  const list = element.querySelector(anatomy.list)
  if (!list) throw missing(anatomy.list)
  const steps = allIn(list, anatomy.step).map(readStep)
  if (steps.length === 0) throw missing(attributes.selector)
  return {
    steps,
    hidden: splitSelectors(list.getAttribute(attributes.hiddenSteps) ?? ''),
    orderClass: [...element.classList].find((name) => ORDER_CLASS.test(name)) ?? '',
  }
}

function readStep(item: Element, index: number): ListedStep {
  const link = item.querySelector('a[href]')
  const label = (item.querySelector(anatomy.stepLabel) ?? item).textContent?.trim()
  return {
    hash: hashOf(link) || `#step${index + 1}`,
    label: label || String(index + 1),
    selector: item.getAttribute(attributes.selector) ?? '',
  }
}

/** The hash of a link as the address will say it: a slug may hold letters that an address writes in another way. */
export function hashOf(link: Element | null | undefined): string {
  const href = link?.getAttribute('href') ?? ''
  if (!href.includes('#')) return ''
  return new URL(href, location.href).hash
}

function missing(field: string): InvalidMarkup {
  return new InvalidMarkup(field, 'is missing', `Print the module as Divi Shop Builder does, with ${STEP_LINK}.`, { help: 'steps-incomplete' })
}
